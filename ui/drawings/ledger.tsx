import { Check } from 'lucide-react';
import { grouped } from '#lib/money/grouped.ts';

interface LedgerProps {
  lines: readonly { day: string; text: string; account: string; debit: number; credit: number }[];
}

const money = (cents: number) => (cents === 0 ? '' : grouped(cents / 100, 2));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A journal in double entry; both sums are added up here, not typed. */
export function Ledger({ lines }: LedgerProps) {
  const debit = sum(lines.map((line) => line.debit));
  const credit = sum(lines.map((line) => line.credit));
  const number = 'px-2 text-right font-mono text-xs sm:px-5 sm:text-sm';
  return (
    <table className="w-full text-left text-[.95rem]">
      <thead>
        <tr className="h-11 border-b-2 border-ink text-sm">
          <th className="px-4 font-medium sm:px-5">Entry</th>
          <th className="px-3 font-medium max-lg:hidden">Account</th>
          <th className="px-2 text-right font-medium sm:px-5">Debit, €</th>
          <th className="px-2 text-right font-medium sm:px-5">Credit, €</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.day + line.text} className="border-b border-line">
            <td className="px-4 py-2.5 sm:px-5">
              {line.text}
              <span className="block text-sm text-mute">
                {line.day}
                <span className="lg:hidden">, {line.account}</span>
              </span>
            </td>
            <td className="px-3 text-mute max-lg:hidden">{line.account}</td>
            <td className={number}>{money(line.debit)}</td>
            <td className={number}>{money(line.credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="h-13 font-medium">
          <td className="px-4 sm:px-5">
            {debit === credit ? (
              <span className="flex items-center gap-1.5 text-done">
                <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                Both sides agree
              </span>
            ) : (
              'The sides differ'
            )}
          </td>
          <td className="max-lg:hidden" />
          <td className={number}>{money(debit)}</td>
          <td className={number}>{money(credit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
