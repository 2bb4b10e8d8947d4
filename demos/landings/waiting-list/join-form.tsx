import { useId, useState } from 'react';
import { type Neighbour, nameTrouble, streetTrouble } from './list.ts';

interface FieldProps {
  label: string;
  value: string;
  trouble: string | null;
  placeholder: string;
  onChange: (value: string) => void;
}

function Field({ label, value, trouble, placeholder, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={60}
        autoComplete="off"
        aria-invalid={trouble !== null}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}

/** Name, street, and what somebody would lend. Its complaints begin with the first try. */
export function JoinForm({ onJoin }: { onJoin: (neighbour: Neighbour) => void }) {
  const [typed, setTyped] = useState<Neighbour>({ name: '', street: '', lends: '' });
  const [tried, setTried] = useState(false);
  const troubles = { name: nameTrouble(typed.name), street: streetTrouble(typed.street) };
  return (
    <form
      className="join"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!troubles.name && !troubles.street) onJoin(typed);
      }}
    >
      <Field
        label="Your name"
        value={typed.name}
        placeholder="Your first name will do"
        trouble={tried ? troubles.name : null}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <Field
        label="Your street"
        value={typed.street}
        placeholder="Upper Mill"
        trouble={tried ? troubles.street : null}
        onChange={(street) => setTyped({ ...typed, street })}
      />
      <Field
        label="Something you’d lend"
        value={typed.lends}
        placeholder="If anything comes to mind"
        trouble={null}
        onChange={(lends) => setTyped({ ...typed, lends })}
      />
      <button type="submit">Join the list</button>
    </form>
  );
}
