import { useMemo } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { approvalFrom, approveBill, needsApproval, takeBackBill } from '../../actions/bills.ts';
import { accountName } from '../../books/chart.ts';
import { billGross } from '../../books/entry-lines.ts';
import { openOf } from '../../books/items.ts';
import { standingOf } from '../../books/standing.ts';
import type { Bill, Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { DownloadButton } from '../download-button.tsx';
import { useMoney } from '../money.tsx';
import { personOf } from '../roles.ts';

interface BillListProps {
  rows: Rows;
  day: string;
  change: Change;
  role: string;
  /** The bill that a search led to. */
  only?: string;
}

const mostPaid = 24;

/** Bills in three heaps: what the owner has to approve, what is to be paid, what is paid. */
export function BillList({ rows, day, change, role, only }: BillListProps) {
  const { money, whole } = useMoney();
  const { bills, entries } = rows;
  const open = useMemo(() => openOf({ entries }), [entries]);
  const all = [...bills.values()]
    .filter(({ id }) => !only || id === only)
    .sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  const isPaid = ({ id }: Bill) => (open.get(id) ?? 0) === 0;
  const waits = all.filter((bill) => !isPaid(bill) && needsApproval(bill));
  const pay = all.filter((bill) => !isPaid(bill) && !needsApproval(bill));
  const paid = all.filter(isPaid).reverse();
  const heaps = [
    {
      title: 'Waiting for approval',
      list: waits,
      empty: `Nothing is waiting for the owner. Bills of ${whole(approvalFrom)} net or more appear here first.`,
    },
    { title: 'To pay', list: pay, empty: 'There is nothing to pay.' },
    { title: 'Paid', list: paid.slice(0, mostPaid), empty: 'Bills appear here once the bank has paid them.' },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {only ? (
          <a href={hrefTo(['bills'])} className="font-medium underline">
            Show all bills
          </a>
        ) : (
          <p className="text-mute">{`${money(-[...waits, ...pay].reduce((sum, { id }) => sum + (open.get(id) ?? 0), 0))} to pay in total`}</p>
        )}
        <DownloadButton
          name="bills"
          columns={[
            'Supplier',
            'Number',
            'Day',
            'Due',
            'Account',
            'Net',
            'VAT',
            'Gross',
            'Open',
            'Approved by',
          ]}
          rows={() =>
            all.map((bill) => [
              bill.name,
              bill.number,
              bill.day,
              bill.due,
              bill.expense,
              bill.net / 100,
              bill.tax / 100,
              billGross(bill) / 100,
              -(open.get(bill.id) ?? 0) / 100,
              bill.approved,
            ])
          }
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
        {heaps.map(({ title, list, empty }) => (
          <section key={title} aria-label={title} className="min-w-0 rounded-card bg-sunk p-3">
            <h2 className="px-2 pt-1 pb-3 font-display text-lg font-semibold tracking-[-.02em]">{title}</h2>
            {list.length === 0 ? (
              <p className="px-2 pb-3 text-[.9375rem] text-pretty text-mute">{empty}</p>
            ) : null}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {list.map((bill) => (
                <BillCard
                  key={bill.id}
                  bill={bill}
                  open={open.get(bill.id) ?? 0}
                  isOnly={only !== undefined}
                  rows={rows}
                  day={day}
                  change={change}
                  role={role}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {paid.length > mostPaid ? (
        <p className="mt-4 text-[.9375rem] text-mute">{`${paid.length - mostPaid} earlier bills are in the CSV file and in the search.`}</p>
      ) : null}
    </>
  );
}

function BillCard({
  bill,
  open,
  isOnly,
  rows,
  day,
  change,
  role,
}: Omit<BillListProps, 'only'> & { bill: Bill; open: number; isOnly: boolean }) {
  const { money } = useMoney();
  const gross = billGross(bill);
  const standing = standingOf(open, -gross, bill.due, day);
  const waits = needsApproval(bill) && open !== 0;
  return (
    <li className="rounded-input border border-line bg-raised p-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <a href={hrefTo(['bills', bill.id])} className="min-w-0 truncate font-[560] hover:underline">
          {bill.name}
        </a>
        <span className="font-mono text-[.9375rem] tabular-nums">{money(gross)}</span>
      </div>
      <p className="truncate text-[.875rem] text-mute">{`${bill.number}, ${shortDay(bill.day)}: ${bill.text || accountName(bill.expense)}`}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={standing.tone}>{standing.label}</Badge>
        {waits && role === 'owner' ? (
          <Button
            size="small"
            variant="ink"
            onClick={() => doOrSay(change, approveBill(rows, bill.id, personOf('owner')))}
          >
            Approve
          </Button>
        ) : null}
        {waits && role !== 'owner' ? (
          <span className="text-[.875rem] text-mute">{`Waiting for ${personOf('owner')}`}</span>
        ) : null}
        {isOnly && open === -gross ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Reverse bill ${bill.number}`}
            onClick={() => doOrSay(change, takeBackBill(rows, bill.id, day))}
          >
            Reverse
          </Button>
        ) : null}
      </div>
    </li>
  );
}
