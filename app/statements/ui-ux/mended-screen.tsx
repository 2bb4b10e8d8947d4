import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { FilterPill, PillRow } from '#ui/actions/pill.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { ScreenProps } from './faulty-screen.tsx';
import { helpWith } from './runs.ts';

const days = [
  ['24', 'Tue 24'],
  ['25', 'Wed 25'],
  ['26', 'Thu 26'],
  ['27', 'Fri 27'],
] as const;
const times = ['9:00', '10:00', '14:30', '16:00'];

/** Version B: the same task, said as people say it; what was entered stays. */
export function MendedScreen({ onError, onDone }: ScreenProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [said, setSaid] = useState('');
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '');
    const help = helpWith({ day, time, phone });
    if (help === null) return onDone();
    setSaid(help);
    onError();
  }
  const chosen = days.find(([value]) => value === day)?.[1];
  return (
    <form onSubmit={save} noValidate className="grid gap-5 bg-raised p-5 text-ink">
      <p className="font-display text-2xl font-semibold tracking-[-.035em]">Move your appointment</p>
      <PillRow label="Day in November">
        {days.map(([value, label]) => (
          <FilterPill
            key={value}
            type="radio"
            name="day"
            value={value}
            checked={day === value}
            onChange={() => setDay(value)}
          >
            {label}
          </FilterPill>
        ))}
      </PillRow>
      <PillRow label="Time">
        {times.map((value) => (
          <FilterPill
            key={value}
            type="radio"
            name="time"
            value={value}
            checked={time === value}
            onChange={() => setTime(value)}
          >
            {value}
          </FilterPill>
        ))}
      </PillRow>
      <TextField label="Phone" name="phone" type="tel" required autoComplete="off" error={said} />
      <Button type="submit">{chosen && time ? `Move to ${chosen}, ${time}` : 'Move the appointment'}</Button>
    </form>
  );
}
