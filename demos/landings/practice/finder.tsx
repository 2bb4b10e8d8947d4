import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { HeldTime } from './held-time.tsx';
import { HoldForm } from './hold-form.tsx';
import { type Held, heldFrom, nextDay, type Slot } from './slots.ts';
import { nameOf, people, slots, week, words } from './words.ts';

const place = 'landing-practice';
const isSame = (a: Slot | null, b: Slot): boolean => a?.weekday === b.weekday && a.at === b.at;

/** Chooses a practitioner, a time and a patient: a click on a time holds it. */
export function Finder() {
  const [who, setWho] = useState('any');
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => setHeld(heldFrom(keptState(place), slots)), []);

  function hold(slot: Slot, name: string, about: string) {
    const next = { ...slot, day: nextDay(slot.weekday, new Date()), name, about };
    setHeld(next);
    setChosen(null);
    keepState(place, next);
  }
  return (
    <div className="finder" data-centrepiece>
      <fieldset className="whom">
        <legend>Who would you like to see?</legend>
        {[{ id: 'any', name: 'Anyone' }, ...people].map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === who} onClick={() => setWho(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      <ul className="days">
        {week.map(({ weekday, short, day }) => (
          <li key={weekday}>
            <b>{short}</b>
            {slots
              .filter((slot) => slot.weekday === weekday && (who === 'any' || slot.who === who))
              .map((slot) => (
                <button
                  key={slot.at}
                  type="button"
                  aria-pressed={isSame(chosen, slot)}
                  disabled={isSame(held, slot)}
                  onClick={() => setChosen(slot)}
                >
                  <span>
                    <span className="sr-only">{day} </span>
                    {slot.at}
                  </span>{' '}
                  <small>
                    {isSame(held, slot) ? (
                      'Yours'
                    ) : (
                      <>
                        <span className="sr-only">with </span>
                        {nameOf(slot.who)}
                      </>
                    )}
                  </small>
                </button>
              ))}
          </li>
        ))}
      </ul>
      <div className="outcome" aria-live="polite">
        {chosen ? (
          <HoldForm key={`${chosen.weekday} ${chosen.at}`} slot={chosen} onHold={hold} />
        ) : held ? (
          <HeldTime
            held={held}
            onGiveBack={() => {
              setHeld(null);
              forgetState(place);
            }}
          />
        ) : (
          <p>Choose a time, and we’ll hold it for you.</p>
        )}
      </div>
      <p className="note">{words.note}</p>
    </div>
  );
}
