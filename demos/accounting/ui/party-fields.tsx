import { useId } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

type ErrorOf = (field: string) => string | undefined;

interface PartyFieldProps {
  label: string;
  value: string;
  /** Names that are offered while one is typed. */
  known: Iterable<string>;
  errorOf: ErrorOf;
  onName: (name: string) => void;
}

/** Who an invoice goes to, or whom a bill is from. */
export function PartyField({ label, value, known, errorOf, onName }: PartyFieldProps) {
  const id = useId();
  return (
    <>
      <TextField
        label={label}
        required
        list={id}
        value={value}
        onChange={(event) => onName(event.currentTarget.value)}
        error={errorOf('name')}
        autoComplete="off"
      />
      <datalist id={id}>
        {[...known].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}

interface DayFieldsProps {
  day: string;
  due: string;
  errorOf: ErrorOf;
  put: (next: { day?: string; due?: string }) => void;
}

/** Its day, and the one on which it is due. */
export function DayFields({ day, due, errorOf, put }: DayFieldsProps) {
  return (
    <>
      <TextField
        label="Day"
        type="date"
        required
        value={day}
        onChange={(event) => put({ day: event.currentTarget.value })}
        error={errorOf('day')}
      />
      <TextField
        label="Due"
        type="date"
        required
        value={due}
        onChange={(event) => put({ due: event.currentTarget.value })}
        error={errorOf('due')}
      />
    </>
  );
}
