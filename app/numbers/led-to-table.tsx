import type { ReactNode } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import type { LedTo } from '#server/page-counts/tallies.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';

const kinds = [
  ['enquiry', 'Enquiries', 'bg-accent'],
  ['booking', 'Meetings', 'bg-done'],
  ['registration', 'Registrations', 'bg-warning'],
] as const;
const sumOf = (row: LedTo): number => row.enquiry + row.booking + row.registration;

/** How much a page led to beside the others, by kind. */
function Share({ row, most }: { row: LedTo; most: number }) {
  return (
    <span className="flex h-2.5 w-full min-w-24 overflow-hidden rounded-full bg-selected" aria-hidden="true">
      {kinds.map(([kind, , colour]) => (
        <span key={kind} className={colour} style={{ width: `${(row[kind] / most) * 100}%` }} />
      ))}
    </span>
  );
}

const columnsFor = (most: number): DataColumn<LedTo>[] => [
  {
    id: 'page',
    heading: 'Page',
    value: ({ page }) => page,
    cell: ({ page }) =>
      page ? (
        <a href={page} className="underline-offset-4 wrap-anywhere hover:underline">
          {page}
        </a>
      ) : (
        <span className="text-mute">Direct, or from elsewhere</span>
      ),
  },
  {
    id: 'share',
    heading: 'Share',
    value: sumOf,
    cell: (row) => <Share row={row} most={most} />,
    width: 12,
    onPhone: 'note',
  },
  ...kinds.map(
    ([kind, heading]): DataColumn<LedTo> => ({
      id: kind,
      heading,
      value: (row) => row[kind],
      kind: 'number',
    }),
  ),
  { id: 'sum', heading: 'Together', value: sumOf, kind: 'number', onPhone: 'figure' },
];

/** Which page led to which enquiry, meeting and registration. */
export function LedToTable({ rows, file }: { rows: readonly LedTo[]; file: ReactNode }) {
  const most = Math.max(1, ...rows.map(sumOf));
  return (
    <section className="mt-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">What pages led to</h2>
        {file}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-[.9375rem] text-mute">
          No enquiry, meeting or registration arrived in this period.
        </p>
      ) : (
        <>
          <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-mute" aria-hidden="true">
            {kinds.map(([kind, heading, colour]) => (
              <li key={kind} className="flex items-center gap-2">
                <span className={`size-2.5 rounded-full ${colour}`} />
                {heading}: {grouped(rows.reduce((sum, row) => sum + row[kind], 0))}
              </li>
            ))}
          </ul>
          <Table
            caption="What pages led to"
            captionHidden
            columns={columnsFor(most)}
            rows={rows}
            rowId={({ page }) => page || '-'}
            density="dense"
          />
        </>
      )}
    </section>
  );
}
