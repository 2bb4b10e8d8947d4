import { counted } from '#lib/money/grouped.ts';
import { clock } from '../words/clock.ts';
import { hoursOf } from './next-stop.tsx';
import type { Ahead, Tour } from './tour.ts';

interface AheadListProps {
  rest: readonly Ahead[];
  tour: Tour;
  onFirst: (stopId: string) => void;
}

/** The stops behind the next one; any of them can be driven first. */
export function AheadList({ rest, tour, onFirst }: AheadListProps) {
  if (rest.length === 0) return null;
  return (
    <section className="border-t border-line px-5 py-5">
      <h2 className="text-xl">{counted(rest.length, 'stop')} after that</h2>
      <ol className="mt-2">
        {rest.map(({ stop, arrival, late }) => (
          <li key={stop.id} className="border-b border-line">
            <details>
              <summary className="flex min-h-14 list-none items-center gap-3 py-2">
                <span
                  className={`w-14 shrink-0 font-mono text-sm ${late > 0 ? 'font-semibold text-danger' : ''}`}
                >
                  {clock(arrival)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block wrap-anywhere font-medium">{stop.name}</span>
                  <span className="block text-sm text-mute">
                    {hoursOf(stop)}, {stop.load} {tour.goods}
                    {late > 0 ? ', too late' : ''}
                  </span>
                </span>
              </summary>
              <div className="pb-3">
                {stop.address ? <p className="text-[.9375rem]">{stop.address}</p> : null}
                <button
                  type="button"
                  onClick={() => onFirst(stop.id)}
                  className="min-h-11 font-medium underline underline-offset-4"
                >
                  Drive to {stop.name} next
                </button>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
