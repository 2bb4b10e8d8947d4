import { useId, useState } from 'react';
import { aboutTrouble, nameTrouble, type Slot } from './slots.ts';
import { nameOf, week } from './words.ts';

interface HoldFormProps {
  slot: Slot;
  onHold: (slot: Slot, name: string, about: string) => void;
}

/** Who comes, and what for. It complains from the first try on. */
export function HoldForm({ slot, onHold }: HoldFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [tried, setTried] = useState(false);
  const troubles = { name: nameTrouble(name), about: aboutTrouble(about) };
  return (
    <form
      className="hold"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!troubles.name && !troubles.about) onHold(slot, name, about);
      }}
    >
      <h3>
        {week.find(({ weekday }) => weekday === slot.weekday)?.day} at {slot.at}, {nameOf(slot.who)}
      </h3>
      <div>
        <label htmlFor={`${id}-name`}>Your name</label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-invalid={tried && troubles.name !== null}
          aria-describedby={`${id}-name-trouble`}
          onChange={({ target }) => setName(target.value)}
        />
        <p id={`${id}-name-trouble`} className="trouble" role="alert">
          {tried ? troubles.name : null}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-about`}>What it’s about, if you like</label>
        <input
          id={`${id}-about`}
          value={about}
          autoComplete="off"
          aria-invalid={troubles.about !== null}
          aria-describedby={`${id}-about-trouble`}
          onChange={({ target }) => setAbout(target.value)}
        />
        <p id={`${id}-about-trouble`} className="trouble" role="alert">
          {troubles.about}
        </p>
      </div>
      <button type="submit">Hold this time</button>
    </form>
  );
}
