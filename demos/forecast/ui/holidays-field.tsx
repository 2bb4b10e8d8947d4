import { useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { holidaysProblem, readHolidays, writtenHolidays } from '../holidays.ts';

interface HolidaysFieldProps {
  value: readonly number[];
  onChange: (dates: number[]) => void;
}

/** Days that are unlike others. What is no date stays in the field with a word; the others count. */
export function HolidaysField({ value, onChange }: HolidaysFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  function check() {
    if (typed === null) return;
    const read = readHolidays(typed);
    const wrong = holidaysProblem(read);
    setProblem(wrong);
    if (wrong === null) setTyped(null);
    if (wrong !== null && read.unread.length === 0) return;
    if (read.dates.join() !== value.join()) onChange(read.dates);
  }
  return (
    <TextField
      label="Holidays"
      hint="Separate dates with commas: 2025-12-25, 2026-01-01"
      error={problem ?? undefined}
      value={typed ?? writtenHolidays(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(null);
      }}
      onBlur={check}
    />
  );
}
