import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { sortedParties } from '../graph.ts';
import { PartyGraph } from './party-graph.tsx';

type Party = PrivacyReport['parties'][number];

const columns: DataColumn<Party>[] = [
  { id: 'name', heading: 'Company', value: ({ name }) => name },
  {
    id: 'does',
    heading: 'What it does',
    value: ({ does, listed }) => (listed.length > 0 ? `${does}; listed in ${listed.join(', ')}` : does),
    onPhone: 'note',
  },
  {
    id: 'hosts',
    heading: 'First mention in the source',
    value: ({ addresses }) => addresses[0]?.url ?? '',
    cell: ({ addresses: [first] }) =>
      first ? (
        <span className="font-mono text-[.8125rem] wrap-anywhere">
          {first.line > 0 ? `${first.line}: ` : ''}
          {first.by}, {first.url.slice(0, 90)}
        </span>
      ) : null,
  },
  {
    id: 'requests',
    heading: 'Addresses',
    kind: 'number',
    value: ({ requests }) => requests,
    onPhone: 'figure',
  },
];

/** Third parties as a picture, and with the line of the source that names each. */
export function PartiesView({ report }: { report: PrivacyReport }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PartyGraph report={report} />
      {report.parties.length > 0 ? (
        <Table
          caption="Third parties, each with the first line that names it"
          columns={columns}
          rows={sortedParties(report.parties)}
          rowId={({ name }) => name}
          density="dense"
        />
      ) : null}
    </div>
  );
}
