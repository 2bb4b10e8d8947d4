import { useId, useState } from 'react';
import { type Typed, troubleOf } from './agenda.ts';

const empty: Typed = { title: '', from: '', to: '' };
const fields = [
  { field: 'title', label: 'Something of your own', hint: 'Call the plumber' },
  { field: 'from', label: 'From', hint: '12:30' },
  { field: 'to', label: 'To', hint: '12:45' },
] as const;

/** Takes what else somebody has to do that day. */
export function OwnEntry({ onAdd }: { onAdd: (entry: Typed) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(empty);
  const [trouble, setTrouble] = useState<Partial<Typed>>({});
  return (
    <form
      className="own-entry"
      onSubmit={(event) => {
        event.preventDefault();
        const found = troubleOf(typed);
        setTrouble(found);
        if (Object.keys(found).length > 0) return;
        onAdd(typed);
        setTyped(empty);
      }}
    >
      {fields.map(({ field, label, hint }) => (
        <div key={field} data-field={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <input
            id={`${id}-${field}`}
            value={typed[field]}
            placeholder={hint}
            maxLength={field === 'title' ? 60 : 8}
            autoComplete="off"
            aria-invalid={trouble[field] !== undefined}
            aria-describedby={trouble[field] ? `${id}-${field}-trouble` : undefined}
            onChange={({ target }) => {
              setTyped({ ...typed, [field]: target.value });
              setTrouble({ ...trouble, [field]: undefined });
            }}
          />
          {trouble[field] ? (
            <p id={`${id}-${field}-trouble`} role="alert">
              {trouble[field]}
            </p>
          ) : null}
        </div>
      ))}
      <button type="submit">Add it to my day</button>
    </form>
  );
}
