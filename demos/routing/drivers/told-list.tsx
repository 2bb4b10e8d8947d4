import { Check, Undo2, X } from 'lucide-react';
import { clock } from '../words/clock.ts';
import type { Told } from './report.ts';
import type { Tour } from './tour.ts';

interface ToldListProps {
  tour: Tour;
  told: readonly Told[];
  onTakeBack: () => void;
}

/** What was reported, the last on top with its way back. */
export function ToldList({ tour, told, onTakeBack }: ToldListProps) {
  const [last, ...before] = told.toReversed();
  const words = ({ stopId, is, at, reason }: Told) => {
    const name = tour.stops.find(({ id }) => id === stopId)?.name ?? '';
    const Icon = is === 'done' ? Check : X;
    return (
      <span className="flex min-w-0 flex-1 items-start gap-3">
        <Icon
          size={20}
          strokeWidth={2}
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${is === 'done' ? 'text-done' : 'text-danger'}`}
        />
        <span className="min-w-0">
          <span className="block wrap-anywhere font-medium">{name}</span>
          <span className="block text-sm text-mute">
            {is === 'done' ? `Done at ${clock(at)}` : `Not delivered at ${clock(at)}. ${reason ?? ''}`}
          </span>
        </span>
      </span>
    );
  };
  return (
    <section
      aria-label="Reported"
      aria-live="polite"
      className={last ? 'border-t border-line px-5 py-3' : ''}
    >
      {last ? (
        <div className="flex items-center gap-3">
          {words(last)}
          <button
            type="button"
            onClick={onTakeBack}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border border-line px-4 font-medium"
          >
            <Undo2 size={20} strokeWidth={1.5} aria-hidden="true" />
            Undo
          </button>
        </div>
      ) : null}
      {before.length > 0 ? (
        <details>
          <summary className="flex min-h-11 list-none items-center text-sm underline underline-offset-4">
            {before.length} before that
          </summary>
          <ul className="grid gap-3 pb-2">
            {before.map((each) => (
              <li key={each.stopId} className="flex">
                {words(each)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
