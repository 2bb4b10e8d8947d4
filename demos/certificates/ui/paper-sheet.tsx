import { longDay } from '#lib/time/day-words.ts';
import type { Paper } from '../paper.ts';

interface PaperSheetProps {
  paper: Pick<Paper, 'name' | 'subject' | 'issuer' | 'number' | 'day' | 'revoked'>;
}

/** How large a name is, in hundredths of the sheet's width: it stays on two lines however long it is. */
const sizeOf = (name: string): number => Math.max(3.4, Math.min(7.5, 240 / Math.max(1, [...name].length)));

/** A certificate as it will be printed, in any width. */
export function PaperSheet({ paper: { name, subject, issuer, number, day, revoked } }: PaperSheetProps) {
  return (
    <div className="@container relative aspect-[1.414] overflow-hidden rounded-lg border border-line bg-raised p-[3%] shadow-[0_1px_3px_oklch(0_0_0/.08)]">
      <div className="flex h-full flex-col border border-outline p-[5cqw] text-[max(.5rem,2.1cqw)] leading-snug">
        <p className="font-medium">{issuer || 'Your organisation'}</p>
        <p className="mt-[5cqw] text-mute">This certifies that</p>
        <p
          dir="auto"
          className="mt-[1cqw] text-left font-display leading-[1.08] font-semibold tracking-[-.03em] [overflow-wrap:anywhere]"
          style={{ fontSize: `${sizeOf(name)}cqw` }}
        >
          {name}
        </p>
        <p className="mt-[2cqw] text-mute">has completed</p>
        <p className="mt-[.5cqw] text-[3.6cqw] font-semibold">{subject}</p>
        <p className="mt-auto text-mute">{number ? `${number}, ${longDay(day)}` : 'Not issued yet'}</p>
      </div>
      {revoked ? (
        <p className="absolute inset-x-0 top-1/2 -translate-y-1/2 -rotate-6 bg-danger py-1 text-center font-semibold text-paper">
          Revoked
        </p>
      ) : null}
    </div>
  );
}
