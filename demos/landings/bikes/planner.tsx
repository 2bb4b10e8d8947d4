import { ArrowUpDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { DockField } from './dock-field.tsx';
import { NetworkMap } from './map.tsx';
import { dockNames, later, type Pace, plan } from './trip.ts';
import { TripSheet } from './trip-sheet.tsx';
import { type Asked, askedFrom, dockNamed, dockTrouble, goalTrouble, isClock } from './typed.ts';
import { sample, words } from './words.ts';
import { writtenTrip } from './written.ts';

const place = 'landing-bikes';
const paces: readonly Pace[] = ['easy', 'steady', 'late'];

const isAnswered = (asked: Asked): boolean =>
  !dockTrouble(asked.from) && !goalTrouble(asked) && isClock(asked.leave);

/** Two docks, an hour and a pace; beside them the quickest way. */
export function Planner() {
  const id = useId();
  const [asked, setAsked] = useState<Asked>(sample);
  /** The last question that has an answer: it stays in view while the next one is typed. */
  const [good, setGood] = useState<Asked>(sample);
  useEffect(() => {
    const kept = askedFrom(keptState(place));
    if (!kept) return;
    setAsked(kept);
    if (isAnswered(kept)) setGood(kept);
  }, []);

  function change(next: Asked) {
    setAsked(next);
    keepState(place, next);
    if (isAnswered(next)) setGood(next);
  }
  const from = dockNamed(good.from) ?? sample.from;
  const to = dockNamed(good.to) ?? sample.to;
  const trip = plan(from, to, good.pace);
  if (!trip) throw new Error(`Nobody can ride from ${from} to ${to}`);
  return (
    <div className="planner" data-centrepiece>
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <div className="ends">
          <DockField
            label="From"
            value={asked.from}
            list={`${id}-docks`}
            trouble={dockTrouble(asked.from)}
            onChange={(value) => change({ ...asked, from: value })}
          />
          <button
            type="button"
            className="turn"
            onClick={() => change({ ...asked, from: asked.to, to: asked.from })}
          >
            <ArrowUpDown size={20} aria-hidden="true" />
            <span className="sr-only">Swap the docks</span>
          </button>
          <DockField
            label="To"
            value={asked.to}
            list={`${id}-docks`}
            trouble={goalTrouble(asked)}
            onChange={(value) => change({ ...asked, to: value })}
          />
          <datalist id={`${id}-docks`}>
            {dockNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <label className="leave">
          <span>Leave at</span>
          <input
            type="time"
            value={asked.leave}
            aria-invalid={!isClock(asked.leave)}
            aria-describedby={`${id}-leave`}
            onChange={({ target }) => change({ ...asked, leave: target.value })}
          />
        </label>
        <p id={`${id}-leave`} className="trouble" role="alert">
          {isClock(asked.leave) ? null : `Choose an hour and minutes. Until then you leave at ${good.leave}.`}
        </p>
        <fieldset>
          <legend>Your pace</legend>
          {paces.map((pace) => (
            <button
              key={pace}
              type="button"
              aria-pressed={asked.pace === pace}
              onClick={() => change({ ...asked, pace })}
            >
              {words.plan.paces[pace]}
            </button>
          ))}
        </fieldset>
      </form>
      <section className="answer" aria-live="polite" aria-label="The quickest way">
        <TripSheet trip={trip} leave={good.leave} arrive={later(good.leave, trip.minutes)} />
        <CopyButton className="copy" label="Copy this trip" text={() => writtenTrip(trip, good.leave)} />
      </section>
      <NetworkMap rides={trip.rides} from={from} to={to} />
      <NetworkMap rides={trip.rides} from={from} to={to} upright />
    </div>
  );
}
