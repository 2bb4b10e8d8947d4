import { hrefTo } from '../../app-kit/place/place.ts';
import { colleague } from '../staff.ts';
import type { Card } from './board-cards.ts';

interface CandidateCardProps {
  card: Card;
  /** The stage that comes next, for the one press that moves on. */
  next: string | null;
  onNext: () => void;
}

/** Somebody on the board: who, what they are, whose turn it is, and how long already. */
export function CandidateCard({ card, next, onNext }: CandidateCardProps) {
  const { id, name, headline, days, isLate, turn, application } = card;
  const who = turn === 'candidate' ? 'Their turn' : (colleague(turn)?.name.split(' ')[0] ?? 'Ours');
  return (
    <div className="px-3 pt-2.5 pb-2">
      <a
        href={hrefTo(['application', id])}
        className="block truncate pe-7 font-medium leading-snug after:absolute after:inset-0 after:rounded-input"
      >
        {name}
      </a>
      <p className="truncate text-[.8125rem] text-mute">{headline || application.source}</p>
      <p className="mt-1.5 flex items-baseline justify-between gap-2 text-[.8125rem]">
        <span className="flex min-w-0 items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full border-[1.5px] ${isLate ? 'border-warning' : 'border-ink'} ${turn === 'candidate' ? '' : isLate ? 'bg-warning' : 'bg-ink'}`}
          />
          <span className="truncate">{who}</span>
        </span>
        <span className={`shrink-0 font-mono ${isLate ? 'font-medium text-warning' : 'text-mute'}`}>
          {days} d<span className="sr-only">{isLate ? ', too long' : ''}</span>
        </span>
      </p>
      {next ? (
        <button
          type="button"
          onClick={onNext}
          className="relative mt-1.5 -mb-1 flex min-h-11 w-full items-center justify-between gap-2 border-t border-line text-[.8125rem] font-medium sm:hidden"
        >
          Move to {next}
          <span aria-hidden="true">→</span>
        </button>
      ) : null}
    </div>
  );
}
