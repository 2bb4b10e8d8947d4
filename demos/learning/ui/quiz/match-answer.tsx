import type { PartState } from '#engines/quiz/mark.ts';

interface MatchAnswerProps {
  pairs: readonly (readonly [string, string])[];
  /** The places of the right sides in the order in which they are offered. */
  order: readonly number[];
  chosen: readonly (number | null)[];
  parts: readonly PartState[] | null;
  onChange: (chosen: (number | null)[]) => void;
}

/** For each on the left, the one that belongs to it is chosen from a list. */
export function MatchAnswer({ pairs, order, chosen, parts, onChange }: MatchAnswerProps) {
  return (
    <ul className="grid gap-2">
      {pairs.map(([left, right], at) => (
        <li
          key={left}
          className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <label htmlFor={`match-${left}-${right}`} className="font-medium">
            {left}
          </label>
          <div>
            <select
              id={`match-${left}-${right}`}
              disabled={parts !== null}
              value={chosen[at] ?? ''}
              onChange={(event) => {
                const value = event.currentTarget.value;
                onChange(
                  pairs.map((_, place) =>
                    place === at ? (value === '' ? null : Number(value)) : (chosen[place] ?? null),
                  ),
                );
              }}
              className="min-h-12 w-full rounded-input border border-outline bg-raised px-4"
            >
              <option value="">Choose</option>
              {order.map((place) => (
                <option key={place} value={place}>
                  {pairs[place]?.[1]}
                </option>
              ))}
            </select>
            {parts && parts[at] !== 'right' ? (
              <p className="mt-1 text-[.875rem] text-danger">It goes with: {right}</p>
            ) : null}
            {parts?.[at] === 'right' ? <p className="mt-1 text-[.875rem] text-done">Right</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
