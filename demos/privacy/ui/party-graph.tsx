import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { Badge } from '#ui/data/badge.tsx';
import { curveOf, graphOf } from '../graph.ts';
import { hostOf } from '../words.ts';

/** Height of a row in the picture, in pixels; lines end in the middle of it. */
const row = 72;

/** Whom the page tells of a visit: a line to each company, as thick as what is fetched from it. */
export function PartyGraph({ report }: { report: PrivacyReport }) {
  const { rows, rest } = graphOf(report.parties);
  if (rows.length === 0)
    return (
      <p className="max-w-[42rem]">
        No other companies: every address in the source of {hostOf(report.address)} leads to the site itself.
      </p>
    );
  const height = rows.length * row;
  return (
    <figure>
      <div className="flex items-stretch">
        <div className="flex w-24 shrink-0 items-center sm:w-44">
          <p className="w-full rounded-card border border-ink bg-raised px-1.5 py-2.5 text-center font-mono text-[.6875rem] font-medium wrap-anywhere sm:px-3 sm:text-sm">
            {hostOf(report.address)}
          </p>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${rows.length * 100}`}
          preserveAspectRatio="none"
          style={{ height }}
          className="min-w-8 flex-1 sm:min-w-24"
        >
          {rows.map(({ party, at, width }) => (
            <path
              key={party.name}
              d={curveOf(at, rows.length)}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth={width}
              strokeDasharray={party.follows ? undefined : '2 5'}
              className={party.follows ? 'stroke-danger' : 'stroke-mute'}
            />
          ))}
        </svg>
        <ol className="w-[58%] shrink-0 sm:w-[52%]">
          {rows.map(({ party }) => (
            <li
              key={party.name}
              style={{ height: row }}
              className="flex items-center justify-between gap-3 border-b border-line ps-3 last:border-0"
            >
              <div className="min-w-0">
                <p className="truncate font-medium leading-tight">{party.name}</p>
                <p className="truncate text-[.8125rem] text-mute">{party.does}</p>
                <p className="truncate font-mono text-[.75rem] text-mute max-sm:hidden">
                  {party.hosts.join(', ')}
                </p>
              </div>
              <div className="shrink-0 text-end">
                {party.follows ? (
                  <Badge tone="danger" className="max-sm:[&>svg]:hidden">
                    tracks{' '}
                  </Badge>
                ) : null}
                <p className="font-mono text-[.8125rem] text-mute">{party.requests} ×</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 text-sm text-mute">
        Solid lines lead to companies whose business is tracking people, dotted lines to all others. The
        thicker the line, the more addresses of that company are in the source.
        {rest > 0 ? ` ${rest} more in the table.` : ''}
      </figcaption>
    </figure>
  );
}
