import type { Report } from '#engines/seo/analyse.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { countOf } from '../findings.ts';
import { pathOf } from '../words.ts';

interface PagesViewProps {
  report: Report;
  /** Shows the findings of one page. */
  onPage: (address: string) => void;
}

/** The pages that were read, with what was found on each. */
export function PagesView({ report, onPage }: PagesViewProps) {
  type Row = Report['pages'][number] & ReturnType<typeof countOf>;
  const rows: Row[] = report.pages.map((page) => ({
    ...page,
    ...countOf(report.findings.filter(({ where }) => where.address === page.address)),
  }));
  const columns: DataColumn<Row>[] = [
    {
      id: 'address',
      heading: 'Page',
      value: ({ address }) => pathOf(address),
      cell: ({ address }) => (
        <button
          type="button"
          onClick={() => onPage(address)}
          className="min-h-11 min-w-11 wrap-anywhere text-start font-mono text-[.8125rem] underline underline-offset-4"
        >
          {pathOf(address)}
        </button>
      ),
    },
    { id: 'title', heading: 'Title', value: ({ title }) => title || 'none', onPhone: 'note' },
    { id: 'words', heading: 'Words', kind: 'number', value: ({ words }) => words },
    {
      id: 'depth',
      heading: 'Clicks',
      kind: 'number',
      value: ({ depth }) => depth ?? -1,
      cell: ({ depth }) => depth ?? 'no link',
    },
    { id: 'error', heading: 'Errors', kind: 'number', value: ({ error }) => error, onPhone: 'figure' },
    { id: 'warning', heading: 'Warnings', kind: 'number', value: ({ warning }) => warning },
    { id: 'notice', heading: 'Notices', kind: 'number', value: ({ notice }) => notice },
  ];
  if (rows.length === 0) return <p>We couldn’t read any page.</p>;
  return (
    <>
      {report.whole ? null : (
        <p className="mb-5 max-w-[42rem]">
          The site has more pages than you asked for. We left out checks that need all of them, such as
          finding pages that no other page links to.
        </p>
      )}
      <Table
        caption="Pages we read"
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ address }) => address}
        density="dense"
      />
    </>
  );
}
