import { useId } from 'react';

interface DockFieldProps {
  label: string;
  value: string;
  /** The list of all docks, by its id. */
  list: string;
  trouble: string | null;
  onChange: (value: string) => void;
}

/** One end of a trip. */
export function DockField({ label, value, list, trouble, onChange }: DockFieldProps) {
  const id = useId();
  return (
    <div className="dock-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        list={list}
        maxLength={40}
        autoComplete="off"
        aria-invalid={trouble !== null}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
