import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { type Evening, leaveTrouble, nameTrouble, type Person } from './evening.ts';
import { Face } from './face.tsx';

interface GuestListProps {
  evening: Evening;
  onAdd: (name: string) => void;
  onRemove: (person: Person) => void;
}

/** Who was there. */
export function GuestList({ evening, onAdd, onRemove }: GuestListProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  function add() {
    const found = nameTrouble(name, evening.people);
    setTrouble(found);
    if (found) return;
    onAdd(name);
    setName('');
  }
  function remove(person: Person) {
    const found = leaveTrouble(person, evening);
    setTrouble(found);
    if (!found) onRemove(person);
  }
  return (
    <div className="guests">
      <ul>
        {evening.people.map((person, place) => (
          <li key={person.key}>
            <Face name={person.name} place={place} />
            {person.name}
            <button type="button" onClick={() => remove(person)}>
              <X size={16} aria-hidden="true" />
              <span className="sr-only">Remove {person.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          <span className="sr-only">Another person’s name</span>
          <input
            value={name}
            placeholder="Somebody else?"
            maxLength={24}
            autoComplete="off"
            aria-invalid={trouble !== null}
            aria-describedby={trouble ? `${id}-trouble` : undefined}
            onChange={({ target }) => {
              setName(target.value);
              setTrouble(null);
            }}
          />
        </label>
        <button type="submit">Add person</button>
      </form>
      {trouble ? (
        <p id={`${id}-trouble`} role="alert" data-trouble="">
          {trouble}
        </p>
      ) : null}
    </div>
  );
}
