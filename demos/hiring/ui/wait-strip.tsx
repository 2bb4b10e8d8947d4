import type { Card } from './board-cards.ts';

interface WaitStripProps {
  cards: readonly Card[];
  /** Days after which somebody has waited too long. */
  limit: number;
}

const mostDots = 60;

/** Everybody in a stage as a dot at the day they have waited to, with the line that nobody should cross. */
export function WaitStrip({ cards, limit }: WaitStripProps) {
  const end = Math.max(limit + 2, Math.min(limit * 3, cards[0]?.days ?? 0));
  const at = (days: number) => `${(Math.min(days, end) / end) * 100}%`;
  const heights = new Map<number, number>();
  const late = cards.filter(({ isLate }) => isLate).length;
  return (
    <div className="relative mx-1.5 mt-2 h-9 print:hidden" role="img" aria-label={`${late} waiting too long`}>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 border-b border-outline/60" />
      <span
        aria-hidden="true"
        className="absolute bottom-0 h-full border-s border-dashed border-outline"
        style={{ insetInlineStart: at(limit + 0.5) }}
      />
      {cards.slice(0, mostDots).map(({ id, days, turn, isLate }) => {
        const height = heights.get(days) ?? 0;
        heights.set(days, height + 1);
        const colour = isLate ? 'text-warning' : 'text-ink';
        const fill = turn === 'candidate' ? 'bg-paper' : 'bg-current';
        return (
          <span
            key={id}
            aria-hidden="true"
            className={`absolute -ms-1 size-2 rounded-full border-[1.5px] border-current ${colour} ${fill}`}
            style={{ insetInlineStart: at(days), bottom: `${3 + Math.min(height, 3) * 8}px` }}
          />
        );
      })}
    </div>
  );
}
