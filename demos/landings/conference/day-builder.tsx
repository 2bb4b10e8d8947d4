import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import {
  type Agenda,
  agendaFrom,
  clashes,
  clock,
  dayOf,
  minutesBusy,
  minutesOf,
  mostOwn,
  opens,
  type Typed,
} from './agenda.ts';
import { dayCalendar } from './day-calendar.ts';
import { OwnEntry } from './own-entry.tsx';
import { sampleChoice, sessions } from './words.ts';

const place = 'landing-conference';
const start: Agenda = { chosen: sampleChoice, own: [] };
const rowOf = (minutes: number) => (minutes - opens) / 15 + 2;

/** The programme on the left, the visitor's own day on the right. */
export function DayBuilder() {
  const [agenda, setAgenda] = useState(start);
  useEffect(() => {
    const kept = agendaFrom(keptState(place), sessions);
    if (kept) setAgenda(kept);
  }, []);
  function change(next: Agenda) {
    setAgenda(next);
    keepState(place, next);
  }
  const { chosen, own } = agenda;
  const day = dayOf(agenda, sessions);
  const overlaps = clashes(day);
  const flip = (id: string) =>
    change({ chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], own });
  const remove = (id: string) =>
    change({ chosen: chosen.filter((one) => one !== id), own: own.filter((one) => one.id !== id) });
  function add({ title, from, to }: Typed) {
    const number = 1 + Math.max(0, ...own.map(({ id }) => Number(id.slice(4))));
    const entry = {
      id: `own-${number}`,
      title: title.trim(),
      from: minutesOf(from) ?? 0,
      to: minutesOf(to) ?? 0,
    };
    change({ chosen, own: [...own, entry] });
  }
  return (
    <div data-centrepiece>
      <div className="programme">
        <p className="room">The pool</p>
        <p className="room" data-lockers>
          Changing rooms
        </p>
        {[...sessions]
          .sort((one, other) => one.from - other.from)
          .map(({ id, from, to, title, by, room }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              style={{ gridColumn: room === 'pool' ? 1 : 2, gridRow: `${rowOf(from)} / ${rowOf(to)}` }}
              onClick={() => flip(id)}
            >
              <time>
                {clock(from)} to {clock(to)}
              </time>
              <b>{title}</b>
              <span>{by}</span>
            </button>
          ))}
      </div>
      <section className="mine" aria-label="Your day" aria-live="polite">
        <h3>
          {day.length === 0 ? 'An empty day' : `${(minutesBusy(day) / 60).toFixed(1)} hours of your day`}
        </h3>
        {day.length === 0 ? <p>Choose a talk or a workshop to add it here.</p> : null}
        {overlaps.map(({ one, other, minutes }) => (
          <p key={`${one.id}-${other.id}`} className="clash">
            “{one.title}” and “{other.title}” clash for {minutes} minutes.
          </p>
        ))}
        <ol>
          {day.map(({ id, from, to, title }) => (
            <li
              key={id}
              data-clash={overlaps.some(({ one, other }) => one.id === id || other.id === id) || undefined}
            >
              <time className="hours">
                {clock(from)}–{clock(to)}
              </time>
              <b>{title}</b>
              <button type="button" className="take-out" onClick={() => remove(id)}>
                <X size={18} aria-hidden="true" />
                <span className="sr-only">Take out {title}</span>
              </button>
            </li>
          ))}
        </ol>
        {own.length < mostOwn ? (
          <OwnEntry onAdd={add} />
        ) : (
          <p>You can add up to twelve entries of your own.</p>
        )}
        <div className="take-away">
          <button
            type="button"
            disabled={day.length === 0}
            onClick={() => download('slow-software-day.ics', dayCalendar(day, new Date()), 'text/calendar')}
          >
            Save to calendar (.ics)
          </button>
          <button
            type="button"
            onClick={() => {
              setAgenda(start);
              forgetState(place);
            }}
          >
            Start again
          </button>
        </div>
      </section>
    </div>
  );
}
