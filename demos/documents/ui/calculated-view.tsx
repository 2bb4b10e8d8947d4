import type { Calculated } from '../conversation.ts';

interface CalculatedViewProps {
  calculated: Calculated;
  /** Whether the file is still there. */
  isThere: boolean;
  /** Opens the rows; null where files are not shown. */
  onShow: ((place: Pick<Calculated, 'file' | 'part' | 'marks'>) => void) | null;
}

/** What was calculated over a table: the result, and the query that it ran. */
export function CalculatedView({ calculated, isThere, onShow }: CalculatedViewProps) {
  const { name, query, value, groups, rows, count } = calculated;
  return (
    <div className="grid gap-2">
      {value ? (
        <p className="font-display text-[clamp(1.625rem,2.4vw,2.125rem)] leading-[1.05] tracking-[-.03em]">
          {value}
        </p>
      ) : null}
      {groups.length > 0 ? (
        <dl className="max-w-md">
          {groups.map(([key, sum]) => (
            <div key={key} className="flex justify-between gap-6 border-b border-line py-1.5">
              <dt className="min-w-0 wrap-anywhere">{key}</dt>
              <dd className="font-mono tabular-nums">{sum}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rows.map((row) => (
        <p key={row} className="border-s-2 border-hue ps-3 text-[.9375rem] wrap-anywhere">
          {row}
        </p>
      ))}
      <p className="text-sm text-mute">
        Calculated over {count} {count === 1 ? 'row' : 'rows'}:{' '}
        <span className="font-mono text-[.8125rem]">{query}</span>
      </p>
      {isThere && onShow ? (
        <button
          type="button"
          onClick={() => onShow(calculated)}
          className="justify-self-start text-sm text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent max-lg:min-h-11"
        >
          Show the rows in {name}
        </button>
      ) : (
        <p className="text-sm text-mute">{onShow ? `${name} (file not here)` : name}</p>
      )}
    </div>
  );
}
