import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { useMoney } from '../money.tsx';

interface MorningHeadProps {
  waiting: number;
  sure: number;
  isMatching: boolean;
  bank: number;
  books: number;
  onPostSure: () => void;
}

function headline(waiting: number, sure: number, isMatching: boolean): string {
  if (waiting === 0) return 'The bank and the books agree';
  if (sure === 0 && isMatching) return 'Finding what these lines pay';
  if (sure === 0)
    return waiting === 1 ? 'One line needs your decision' : `${waiting} lines need your decision`;
  return `${sure} of ${counted(waiting, 'line')} ${sure === 1 ? 'has' : 'have'} a clear match`;
}

/** How far the bank and the books are apart, and the one press that brings them closer. */
export function MorningHead({ waiting, sure, isMatching, bank, books, onPostSure }: MorningHeadProps) {
  const { money } = useMoney();
  return (
    <section
      aria-label="Bank and books"
      className="flex flex-wrap items-end gap-x-10 gap-y-5 rounded-card bg-hue px-5 py-5 text-on-hue sm:px-7 sm:py-6"
    >
      <div className="min-w-0 grow">
        <p className="font-display text-[clamp(1.75rem,4.2vw,2.75rem)] font-semibold leading-[1.05] tracking-[-.035em] text-balance">
          {headline(waiting, sure, isMatching)}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {[
            ['The bank says', bank],
            ['The books say', books],
            ['Difference', bank - books],
          ].map(([label, cents]) => (
            <div key={label}>
              <dt className="text-[.84375rem]">{label}</dt>
              <dd className="font-mono text-lg font-medium tabular-nums">{money(Number(cents))}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sure > 0 ? (
        <Button variant="hue" onClick={onPostSure} aria-keyshortcuts="A" className="print:hidden">
          {sure === 1 ? 'Post the clear line' : `Post the ${sure} clear lines`}
        </Button>
      ) : null}
    </section>
  );
}
