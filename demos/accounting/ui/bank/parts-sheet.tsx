import { useId, useState } from 'react';

import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { chooseAccount, type Part, partsOf, postLine } from '../../actions/post-line.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { figures, moved, useMoney } from '../money.tsx';
import { typedCents } from '../typed-cents.ts';
import { AccountPart } from './account-part.tsx';
import { ItemFinder } from './item-finder.tsx';
import { Slip } from './slip.tsx';
import type { Pair } from './use-bank.ts';

export type Way = 'choose' | 'split' | 'account';

interface PartsSheetProps {
  rows: Rows;
  change: Change;
  pair: Pair;
  way: Way;
  onClose: (posted: boolean) => void;
}

/** A part with the amount as it is typed, which may be wrong for a while. */
interface Draft {
  /** Accounts have no names of their own here: the same one may be there twice. */
  key: string;
  part: Part;
  typed: string;
}

let made = 0;
const draftOf = (part: Part, incoming: boolean): Draft => ({
  key: part.to === 'item' ? part.id : `account-${++made}`,
  part,
  typed: figures(incoming ? part.cents : -part.cents).replace('−', '-'),
});

/** The amount that was typed, with the direction of the line; null for what is none. */
const read = (typed: string, incoming: boolean): number | null => {
  const cents = typedCents(typed);
  return cents === null ? null : incoming ? cents : -cents;
};

function firstDrafts(rows: Rows, { line, best }: Pair, way: Way): Draft[] {
  const incoming = line.cents > 0;
  if (way === 'account')
    return [draftOf({ to: 'account', account: '', cents: line.cents, treatment: 'none' }, incoming)];
  return way === 'split' && best ? partsOf(rows, best).map((part) => draftOf(part, incoming)) : [];
}

/** Says by hand where a bank line belongs: one or several papers, accounts, or some of each. */
export function PartsSheet({ rows, change, pair, way, onClose }: PartsSheetProps) {
  const { money, sign } = useMoney();
  const id = useId();
  const { line } = pair;
  const incoming = line.cents > 0;
  const [drafts, setDrafts] = useState(() => firstDrafts(rows, pair, way));
  const [problem, setProblem] = useState<string | null>(null);
  const noAccount = problem !== null && problem === chooseAccount;
  const amounts = drafts.map(({ typed }) => read(typed, incoming));
  const left = line.cents - amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);

  function put(next: Draft[]) {
    setDrafts(next);
    setProblem(null);
  }
  const replace = (at: number, draft: Draft) =>
    put(drafts.map((each, place) => (place === at ? draft : each)));

  function post() {
    const wrong = amounts.indexOf(null);
    if (wrong >= 0)
      return setProblem(`“${drafts[wrong]?.typed ?? ''}” isn’t an amount. Write it like 1,250.00.`);
    const parts = drafts.map(({ part }, at): Part => ({ ...part, cents: amounts[at] ?? 0 }));
    const done = postLine(rows, line.id, parts);
    if ('problem' in done) return setProblem(done.problem);
    change(done.said, done.edits);
    onClose(true);
  }

  return (
    <Dialog
      id={id}
      size="wide"
      heading={`Where does ${money(Math.abs(line.cents))} belong?`}
      open
      onOpenChange={(open) => !open && onClose(false)}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <p className={`font-medium ${left === 0 ? 'text-done' : ''}`} role="status">
            {left === 0
              ? 'Everything is allocated'
              : left > 0 === incoming
                ? `${money(Math.abs(left))} still to allocate`
                : `${money(Math.abs(left))} too much`}
          </p>
          <Button size="small" onClick={post}>
            Post {moved(line.cents)}
          </Button>
        </div>
      }
    >
      <p className="text-pretty">
        <span className="font-medium">{line.name || 'The bank'}</span>
        {': '}
        <span className="font-mono text-[.875rem] text-mute">{line.text || 'no text'}</span>
      </p>
      <AlertPlace urgent className="mt-3 empty:hidden">
        {problem && !noAccount ? <Alert tone="danger" heading={problem} /> : null}
      </AlertPlace>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {drafts.map((draft, at) => (
          <li key={draft.key} className="rounded-input border border-line p-3">
            {draft.part.to === 'item' ? (
              <Slip rows={rows} part={{ ...draft.part, cents: amounts[at] ?? 0 }} incoming={incoming} />
            ) : (
              <AccountPart
                part={draft.part}
                error={noAccount && draft.part.account === '' ? chooseAccount : undefined}
                onChange={(part) => replace(at, { ...draft, part })}
              />
            )}
            <div className="mt-1 flex items-end gap-3">
              <label className="min-w-0 flex-1 text-[.875rem]">
                <span className="text-mute">{`Amount, ${sign}`}</span>
                <input
                  value={draft.typed}
                  inputMode="decimal"
                  onChange={(event) => replace(at, { ...draft, typed: event.currentTarget.value })}
                  aria-invalid={amounts[at] === null || undefined}
                  className="mt-1 h-11 w-full rounded-input border border-outline bg-raised px-3 font-mono tabular-nums aria-invalid:border-danger"
                />
              </label>
              <Button
                size="small"
                variant="ghost"
                onClick={() => put(drafts.filter((_, place) => place !== at))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-4">
        <ItemFinder
          rows={rows}
          line={line}
          taken={drafts.flatMap(({ part }) => (part.to === 'item' ? part.id : []))}
          wanted={left}
          onChoose={(item, open) => {
            // As much of it as the line still has; a credit note is taken whole.
            const sameWay = open > 0 === incoming;
            const most = incoming ? Math.min(open, left) : Math.max(open, left);
            const cents = sameWay && left !== 0 && left > 0 === incoming ? most : open;
            put([...drafts, draftOf({ to: 'item', id: item, cents }, incoming)]);
          }}
        />
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start"
          onClick={() =>
            put([
              ...drafts,
              draftOf({ to: 'account', account: '', cents: left, treatment: 'none' }, incoming),
            ])
          }
        >
          Add an account
        </Button>
      </div>
    </Dialog>
  );
}
