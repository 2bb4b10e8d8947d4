import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import type { ShownQuotePage } from '../paper-page.server.ts';

type Content = Pick<ShownQuotePage, 'note' | 'buyer' | 'vatId' | 'lines' | 'sums' | 'total' | 'taxNote'>;
type Line = Content['lines'][number];

const columns: DataColumn<Line>[] = [
  {
    id: 'what',
    heading: 'What',
    value: ({ description }) => description,
    cell: ({ description, discount }) => (
      <span className="block min-w-0 break-words py-2.5 font-normal @max-[36rem]:py-0">
        {description}
        {discount ? <span className="block text-[.84375rem] text-mute">less {discount}</span> : null}
      </span>
    ),
  },
  {
    id: 'quantity',
    heading: 'Quantity',
    value: ({ quantity }) => quantity,
    cell: ({ quantity }) => <span className="whitespace-nowrap">{quantity}</span>,
    onPhone: 'note',
  },
  { id: 'price', heading: 'Price each', value: ({ price }) => price, kind: 'number' },
  { id: 'amount', heading: 'Amount', value: ({ amount }) => amount, kind: 'number', onPhone: 'figure' },
];

/** A quote or an invoice: the recipient, the lines and the total. */
export function PaperView({ content, totalWord }: { content: Content; totalWord: string }) {
  const { note, buyer, vatId, lines, sums, total, taxNote } = content;
  return (
    <div className="mt-8 grid gap-6">
      {note ? <p className="max-w-[40rem] whitespace-pre-line break-words">{note}</p> : null}
      <address className="break-words not-italic">
        <span className="block text-[.84375rem] text-mute">Billed to</span>
        {buyer.map((line, place) => (
          <span key={line} className={`block ${place === 0 ? 'font-[540]' : ''}`}>
            {line}
          </span>
        ))}
        {vatId ? <span className="block">VAT number {vatId}</span> : null}
      </address>
      <Table
        caption="Lines"
        captionHidden
        columns={columns}
        rows={lines}
        rowId={({ position }) => String(position)}
      />
      <dl className="ms-auto grid w-full max-w-96 grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 text-[.9375rem]">
        {sums.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end font-mono text-[.875rem] [word-spacing:-.28em]">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-2.5">
          <dt className="text-lg font-semibold">{totalWord}</dt>
          <dd className="font-display text-xl font-semibold tracking-[-.03em]">{total}</dd>
        </div>
      </dl>
      {taxNote ? <p className="max-w-[40rem] text-pretty text-[.9375rem] text-mute">{taxNote}</p> : null}
    </div>
  );
}
