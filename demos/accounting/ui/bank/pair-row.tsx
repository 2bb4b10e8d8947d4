import { Check, HelpCircle, ListChecks } from 'lucide-react';
import { spacedIban } from '#lib/money/iban.ts';
import { Button } from '#ui/actions/button.tsx';
import { partsOf } from '../../actions/post-line.ts';
import type { Rows } from '../../records.ts';
import { moved, useMoney } from '../money.tsx';
import { NoSlip, Slip } from './slip.tsx';
import type { Pair } from './use-bank.ts';

interface PairRowProps {
  rows: Rows;
  pair: Pair;
  isCurrent: boolean;
  onLook: (id: string) => void;
  onPost: (pair: Pair) => void;
  onPlace: (pair: Pair, way: 'choose' | 'split' | 'account') => void;
}

const standings = {
  sure: {
    Icon: Check,
    word: 'Clear',
    thread: 'border-done',
    knot: 'bg-done text-paper',
    slip: 'border-done/50',
  },
  likely: {
    Icon: ListChecks,
    word: 'Likely',
    thread: 'border-warning border-dashed',
    knot: 'bg-warning text-paper',
    slip: 'border-warning/50',
  },
  open: {
    Icon: HelpCircle,
    word: 'Needs your decision',
    thread: 'border-line border-dashed',
    knot: 'bg-sunk text-mute',
    slip: 'border-dashed border-outline',
  },
} as const;

/** One line of the bank, and what it most likely is, joined by a thread. */
export function PairRow({ rows, pair, isCurrent, onLook, onPost, onPlace }: PairRowProps) {
  const { currency } = useMoney();
  const { line, best, standing } = pair;
  const { Icon, word, thread, knot, slip } = standings[standing];
  const incoming = line.cents > 0;
  const parts = best ? partsOf(rows, best) : [];
  return (
    <li
      data-pair={line.id}
      data-standing={standing}
      className="group/pair grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1.15fr)]"
    >
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-label={`${moved(line.cents)} ${currency}, ${line.name || 'the bank'}: ${line.text}. ${word}.`}
        onClick={() => onLook(line.id)}
        onFocus={() => onLook(line.id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !best) return;
          event.preventDefault();
          onPost(pair);
        }}
        className="flex min-h-16 w-full items-start gap-4 rounded-input bg-raised px-4 py-3 text-start shadow-[inset_0_0_0_1px_var(--line)] hover:bg-selected aria-[current]:bg-raised aria-[current]:shadow-[inset_0_0_0_2px_var(--ink)] max-lg:rounded-b-none"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[560]">{line.name || 'The bank'}</span>
          <span className="line-clamp-2 font-mono text-[.8125rem] leading-snug text-mute wrap-anywhere">
            {line.text || 'No text'}
          </span>
          {isCurrent && (line.account || line.bankRef) ? (
            <span className="mt-2 block text-[.8125rem] text-mute">
              {[
                line.account && `Account ${spacedIban(line.account)}`,
                line.bankRef && `${line.account ? 'bank' : 'Bank'} reference ${line.bankRef}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          ) : null}
        </span>
        <span
          className={`shrink-0 font-mono text-[1.0625rem] font-medium tabular-nums ${incoming ? 'text-done' : 'text-ink'}`}
        >
          {moved(line.cents)}
        </span>
      </button>
      <div className="relative grid h-16 place-items-center max-lg:hidden" aria-hidden="true">
        <span className={`absolute inset-x-0 top-1/2 border-t-2 ${thread}`} />
        <span className={`relative grid size-7 place-items-center rounded-full ${knot}`}>
          <Icon size={16} strokeWidth={2} />
        </span>
      </div>
      <div
        className={`rounded-input border bg-paper px-4 py-1.5 max-lg:rounded-t-none max-lg:border-t-0 ${isCurrent ? 'shadow-[inset_0_0_0_1px_var(--ink)]' : ''} ${slip}`}
      >
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            {parts.length > 0 ? (
              parts.map((part) => (
                <Slip
                  key={part.to === 'item' ? part.id : part.account}
                  rows={rows}
                  part={part}
                  incoming={incoming}
                />
              ))
            ) : (
              <NoSlip incoming={incoming} />
            )}
          </div>
          {best && !isCurrent ? (
            <button
              type="button"
              aria-label={`Post ${moved(line.cents)} of ${line.name || 'the bank'}`}
              onClick={() => onPost(pair)}
              className="my-1 grid size-11 shrink-0 place-items-center rounded-full border border-line bg-raised hover:bg-selected"
            >
              <Check size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          ) : null}
        </div>
        {isCurrent ? (
          <div className="border-t border-line pt-2.5 pb-1.5">
            {best ? (
              <p className="text-[.875rem] text-mute">
                <span className={standing === 'sure' ? 'font-medium text-done' : 'font-medium text-warning'}>
                  {word}
                </span>
                {`: ${best.reasons.join('. ')}.`}
              </p>
            ) : null}
            <div className="mt-2.5 flex flex-wrap gap-2">
              {best ? (
                <Button size="small" variant="ink" onClick={() => onPost(pair)} aria-keyshortcuts="Enter P">
                  Post
                </Button>
              ) : null}
              <Button size="small" variant={best ? 'ghost' : 'ink'} onClick={() => onPlace(pair, 'choose')}>
                {best ? 'Choose another' : incoming ? 'Choose an invoice' : 'Choose a bill'}
              </Button>
              <Button size="small" variant="ghost" onClick={() => onPlace(pair, 'account')}>
                To an account
              </Button>
              <Button size="small" variant="ghost" onClick={() => onPlace(pair, 'split')}>
                Split
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}
