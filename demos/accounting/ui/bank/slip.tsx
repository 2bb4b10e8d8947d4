import { ArrowDownToLine, FileMinus, FileText, Landmark, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import type { Part } from '../../actions/post-line.ts';
import { accountName } from '../../books/chart.ts';
import type { Rows } from '../../records.ts';
import { figures } from '../money.tsx';

interface SlipProps {
  rows: Rows;
  part: Part;
  /** The whole line's direction decides how the amount reads. */
  incoming: boolean;
}

/** One paper, or one account, that a part of a bank line goes to. */
export function Slip({ rows, part, incoming }: SlipProps) {
  const cents = figures(incoming ? part.cents : -part.cents);
  if (part.to === 'account')
    return (
      <Row
        icon={<Landmark {...sign} />}
        title={accountName(part.account)}
        note={`Account ${part.account}`}
        cents={cents}
      />
    );
  const invoice = rows.invoices.get(part.id);
  const paper = invoice ?? rows.bills.get(part.id);
  if (!paper) return null;
  const kind = invoice ? (invoice.corrects ? 'Credit note' : 'Invoice') : 'Bill';
  const Icon = invoice ? (invoice.corrects ? FileMinus : FileText) : Receipt;
  return (
    <Row
      icon={<Icon {...sign} />}
      title={`${kind} ${paper.number}`}
      note={`${paper.name}, ${shortDay(paper.day)}`}
      cents={cents}
    />
  );
}

const sign = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

function Row({ icon, title, note, cents }: { icon: ReactNode; title: string; note: string; cents: string }) {
  return (
    <div className="flex items-start gap-3 py-1.5">
      <span className="mt-0.5 shrink-0 text-mute">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-[560] leading-snug">{title}</span>
        <span className="block truncate text-[.875rem] text-mute">{note}</span>
      </span>
      <span className="font-mono text-[.9375rem] tabular-nums">{cents}</span>
    </div>
  );
}

/** What stands where nothing fits. */
export function NoSlip({ incoming }: { incoming: boolean }) {
  return (
    <div className="flex items-start gap-3 py-1.5 text-mute">
      <ArrowDownToLine {...sign} className="mt-0.5 shrink-0" />
      <span>
        <span className="block font-[560] leading-snug text-ink">No match yet</span>
        <span className="block text-[.875rem]">
          {incoming
            ? 'Choose the invoice it pays, or the account it belongs to.'
            : 'Choose the bill it pays, or the account it belongs to.'}
        </span>
      </span>
    </div>
  );
}
