import { Upload } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { longDay, weekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { useDrop } from '../../../kit/import/use-drop.ts';
import { DropHint } from '../../../kit/layout/drop-hint.tsx';
import { partsOf, postLine, postLines } from '../../actions/post-line.ts';
import type { Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { MorningHead } from './morning-head.tsx';
import { PairRow } from './pair-row.tsx';
import { PartsSheet, type Way } from './parts-sheet.tsx';
import { type Pair, useBalances, usePairs } from './use-bank.ts';

/** What the keys of this screen do just now, by their names. */
export type Presses = Record<string, () => void>;

interface BankScreenProps {
  rows: Rows;
  change: Change;
  onImport: () => void;
  /** A statement that was let go over the page. */
  onDrop: (file: File) => void;
  /** Where the shell, which hears the keys, finds what they do. */
  presses: RefObject<Presses>;
}

const mostShown = 80;

/** The keys of this screen, for the list of them; what they do is decided where the lines are. */
export const bankKeys = [
  { keys: 'ArrowDown', label: 'Next line' },
  { keys: 'ArrowUp', label: 'Previous line' },
  { keys: 'P', label: 'Post the line as proposed (also Enter)' },
  { keys: 'A', label: 'Post all clear lines' },
  { keys: 'C', label: 'Choose another invoice or bill' },
  { keys: 'T', label: 'Post the line to an account' },
  { keys: 'S', label: 'Split the line' },
] as const;

/** The bank's lines, each beside what it most likely is. */
export function BankScreen({ rows, change, onImport, onDrop, presses }: BankScreenProps) {
  const { pairs, isMatching } = usePairs(rows);
  const { bank, books } = useBalances(rows);
  const [looked, setLooked] = useState('');
  const [placing, setPlacing] = useState<{ pair: Pair; way: Way } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    pairs.findIndex(({ line }) => line.id === looked),
  );
  const current = pairs[at];
  const sure = pairs.filter(({ standing }) => standing === 'sure');
  const isOver = useDrop(([file]) => {
    if (file) onDrop(file);
  });

  // The focus goes along when a line leaves, or the keyboard would begin again at the top of the page.
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    const line = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest' });
  });
  const look = (place: number) => {
    const next = pairs[place];
    if (!next) return;
    follow.current = true;
    setLooked(next.line.id);
  };
  const goOn = (from: Pair) => {
    const place = pairs.indexOf(from);
    const next = pairs[place + 1] ?? pairs[place - 1];
    follow.current = true;
    setLooked(next?.line.id ?? '');
  };
  function post(pair: Pair) {
    if (!pair.best) return;
    if (doOrSay(change, postLine(rows, pair.line.id, partsOf(rows, pair.best)))) goOn(pair);
  }
  function postSure() {
    const wanted = sure.flatMap(({ line, best }) => (best ? [{ line, parts: partsOf(rows, best) }] : []));
    const done = postLines(rows, wanted);
    if (doOrSay(change, done) && 'said' in done) toast({ title: done.said, tone: 'done' });
  }
  const place = (pair: Pair | undefined, way: Way) => pair && setPlacing({ pair, way });
  useEffect(() => {
    presses.current = {
      ArrowDown: () => look(Math.min(at + 1, pairs.length - 1)),
      ArrowUp: () => look(Math.max(at - 1, 0)),
      P: () => current && post(current),
      A: () => sure.length > 0 && postSure(),
      C: () => place(current, 'choose'),
      T: () => place(current, 'account'),
      S: () => place(current, 'split'),
    };
  });

  return (
    <div ref={list}>
      <MorningHead
        waiting={pairs.length}
        sure={sure.length}
        isMatching={isMatching}
        bank={bank}
        books={books}
        onPostSure={postSure}
      />
      {pairs.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="max-w-[34rem] text-lg text-pretty">
            Every bank line is posted. Import the next statement, and its lines will appear here next to what
            they pay.
          </p>
          <Button size="small" onClick={onImport}>
            Import a statement
          </Button>
        </div>
      ) : (
        <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-y-2">
          {pairs.slice(0, mostShown).map((pair, index) => (
            <Group
              key={pair.line.id}
              day={pair.line.day}
              isFirst={pairs[index - 1]?.line.day !== pair.line.day}
            >
              <PairRow
                rows={rows}
                pair={pair}
                isCurrent={pair === current}
                onLook={setLooked}
                onPost={post}
                onPlace={place}
              />
            </Group>
          ))}
        </ol>
      )}
      {pairs.length > mostShown ? (
        <p className="mt-4 text-mute">{`${pairs.length - mostShown} later lines follow once these are posted.`}</p>
      ) : null}
      {placing ? (
        <PartsSheet
          rows={rows}
          change={change}
          pair={placing.pair}
          way={placing.way}
          onClose={(posted) => {
            setPlacing(null);
            if (posted) goOn(placing.pair);
          }}
        />
      ) : null}
      {isOver ? <DropHint icon={Upload}>Drop the statement anywhere</DropHint> : null}
    </div>
  );
}

/** The first line of a day stands under its name. */
function Group({ day, isFirst, children }: { day: string; isFirst: boolean; children: ReactNode }) {
  return (
    <>
      {isFirst ? (
        <li className="pt-4 pb-1 text-[.9375rem] font-medium first:pt-0">
          {weekday(day)} {longDay(day)}
        </li>
      ) : null}
      {children}
    </>
  );
}
