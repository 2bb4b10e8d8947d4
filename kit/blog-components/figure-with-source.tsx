import { proof, said } from '#content/proof.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { SourcedFigure } from '#ui/text/sourced-figure.tsx';

const pages = [
  { name: 'Case study', script: proof('pages.case-study.script'), alive: proof('pages.case-study.alive') },
  { name: 'Policy', script: proof('pages.policy.script'), alive: proof('pages.policy.alive') },
  { name: 'Contact', script: proof('pages.contact.script'), alive: proof('pages.contact.alive') },
];

const columns: DataColumn<(typeof pages)[number]>[] = [
  { id: 'page', heading: 'Page', value: (row) => row.name },
  {
    id: 'script',
    heading: 'Script at load',
    value: (row) => said(row.script),
    kind: 'number',
    onPhone: 'figure',
  },
  {
    id: 'alive',
    heading: 'Ready after a touch',
    value: (row) => said(row.alive),
    kind: 'number',
  },
];

export default function FigureWithSource() {
  return (
    <SourcedFigure
      caption="The first two pages load no framework until you touch them; Contact loads its scripts straight away."
      source="npm run bench:pages"
    >
      <Table
        caption="Script and time, by page"
        captionHidden
        columns={columns}
        rows={pages}
        rowId={(row) => row.name}
        className="!rounded-none !border-0"
      />
    </SourcedFigure>
  );
}
