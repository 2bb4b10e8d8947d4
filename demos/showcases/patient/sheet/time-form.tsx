import { type FormEvent, useId, useState } from 'react';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { freeTimes } from '../rules/visits.ts';
import { weekTimes } from '../words.ts';
import type { PenProps } from './note-form.tsx';

/** The clinic offers another time for the visit; the patient takes it or keeps theirs. */
export function TimeForm({ patient, onSent }: PenProps) {
  const { journal, now, offerVisit } = patient;
  const id = useId();
  const slots = freeTimes(journal, weekTimes, now.day).flatMap(({ day, times }) =>
    times.map((time) => ({ day, time })),
  );
  const [chosen, setChosen] = useState(0);
  const slot = slots[Math.min(chosen, slots.length - 1)];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!slot) return;
    offerVisit(slot);
    onSent('The offer is on the phone. The visit moves when the patient takes it.');
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={`${id}-slot`}>The clinic offers</label>
      <select id={`${id}-slot`} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {slots.map(({ day, time }, index) => (
          <option key={`${day} ${time}`} value={index}>
            {shortWeekday(day)} {dayAndMonth(day)}, {time}
          </option>
        ))}
      </select>
      <button type="submit" className="send">
        Offer this time
      </button>
    </form>
  );
}
