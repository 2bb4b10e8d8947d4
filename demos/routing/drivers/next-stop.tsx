import { Check, MapPinned } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { clock, parseClock, stretch } from '../words/clock.ts';
import { reasons, type Told } from './report.ts';
import type { Ahead, Tour } from './tour.ts';

const hour = 3600;

/** The time of day now, in seconds; null if it is far from the tour's hours, as when somebody tries it out. */
function nowOn(tour: Tour): number | null {
  const now = new Date();
  const seconds = now.getHours() * hour + now.getMinutes() * 60;
  return seconds >= tour.leave - 2 * hour && seconds <= tour.back + 4 * hour ? seconds : null;
}

export const hoursOf = ({ windows }: { windows?: readonly { from: number; to: number }[] }): string =>
  windows ? `open ${windows.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')}` : 'always open';

interface NextStopProps {
  ahead: Ahead;
  tour: Tour;
  onTell: (told: Told) => void;
}

/** The stop that comes next, large enough to read at arm's length, and the two things that can come of it. */
export function NextStop({ ahead: { stop, arrival, late }, tour, onTell }: NextStopProps) {
  const [isFailing, setFailing] = useState(false);
  const [reason, setReason] = useState<string>('');
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<'time' | 'reason' | null>(null);
  const now = nowOn(tour);
  const shown = typed ?? clock(now ?? arrival + stop.service);

  function tell(is: Told['is']) {
    const at = parseClock(shown);
    if (at === null) return setWrong('time');
    const why = [reason, note.trim()].filter(Boolean).join(': ');
    if (is === 'failed' && !why) return setWrong('reason');
    onTell({ stopId: stop.id, is, at, ...(is === 'failed' ? { reason: why.slice(0, 300) } : {}) });
  }

  return (
    <section aria-label="Next stop" className="px-5 pt-5 pb-6">
      <p className={`text-lg font-medium ${late > 0 ? 'text-danger' : 'text-mute'}`}>
        {clock(arrival)}
        {late > 0 ? `, ${stretch(late)} after it closes` : ''}
      </p>
      <h2 className="mt-1 wrap-anywhere text-[2.25rem] leading-none">{stop.name}</h2>
      {stop.address ? <p className="mt-2 text-lg">{stop.address}</p> : null}
      <p className="mt-2 text-lg first-letter:uppercase">
        {hoursOf(stop)}, {stop.action} {stop.load} {tour.goods}
      </p>
      <a
        href={`https://www.openstreetmap.org/?mlat=${stop.y}&mlon=${stop.x}#map=16/${stop.y}/${stop.x}`}
        target="_blank"
        rel="noreferrer"
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
      >
        <MapPinned size={20} strokeWidth={1.5} aria-hidden="true" />
        Show it on openstreetmap.org
      </a>
      <div className="mt-3 flex items-center gap-3">
        <label htmlFor={`time-${stop.id}`} className="text-[.9375rem]">
          You left at
        </label>
        <input
          id={`time-${stop.id}`}
          type="time"
          value={shown}
          aria-describedby={`time-${stop.id}-note`}
          aria-invalid={wrong === 'time'}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
          className="min-h-12 rounded-input border border-outline bg-raised px-3.5 font-mono text-lg aria-invalid:border-danger"
        />
      </div>
      <p id={`time-${stop.id}-note`} className="mt-1.5 text-sm text-mute">
        {wrong === 'time' ? (
          <span className="text-danger">Write the time at which you left, such as 08:40.</span>
        ) : now === null && typed === null ? (
          'The tour is for another time of day, so this is the planned time. Change it if you like.'
        ) : (
          'Change it if you’re reporting this later.'
        )}
      </p>
      {isFailing ? (
        <fieldset className="mt-4 rounded-card border border-outline p-4">
          <legend className="px-1 font-semibold">Why couldn’t you deliver?</legend>
          {reasons.map((each) => (
            <label key={each} className="flex min-h-12 items-center gap-3 border-b border-line">
              <input
                type="radio"
                name={`reason-${stop.id}`}
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setWrong(null);
                }}
                className="size-5 accent-(--accent)"
              />
              {each}
            </label>
          ))}
          <label htmlFor={`note-${stop.id}`} className="mt-3 block text-[.9375rem]">
            In your own words
          </label>
          <input
            id={`note-${stop.id}`}
            value={note}
            maxLength={200}
            onChange={(event) => {
              setNote(event.currentTarget.value);
              setWrong(null);
            }}
            className="mt-1 min-h-12 w-full rounded-input border border-outline bg-raised px-3.5"
          />
          <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
            {wrong === 'reason' ? 'Choose a reason, or write one.' : ''}
          </p>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Button className="!px-3" onClick={() => tell('failed')}>
              Report it
            </Button>
            <Button className="!px-3" variant="ghost" onClick={() => setFailing(false)}>
              Go back
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="mt-4 grid gap-3">
          <Button className="min-h-16 text-xl" onClick={() => tell('done')}>
            <Check size={24} strokeWidth={2} aria-hidden="true" />
            Done
          </Button>
          <Button variant="ghost" onClick={() => setFailing(true)}>
            Couldn’t deliver
          </Button>
        </div>
      )}
    </section>
  );
}
