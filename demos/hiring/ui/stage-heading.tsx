import { memo } from 'react';
import { waitWords } from '#engines/hiring/waiting.ts';
import { grouped } from '#lib/money/grouped.ts';
import type { Stage } from '../records.ts';
import type { Card } from './board-cards.ts';
import { WaitStrip } from './wait-strip.tsx';

interface StageHeadingProps {
  stage: Stage;
  cards: readonly Card[];
  openings: number;
}

/** A stage with how many are in it and how long they have waited. */
export const StageHeading = memo(function StageHeading({ stage, cards, openings }: StageHeadingProps) {
  return (
    <>
      <h2 className="flex items-baseline justify-between gap-2 text-[1.0625rem]">
        {stage.name}
        <span className="font-display text-[1.625rem] leading-none font-semibold tracking-[-.04em] tabular-nums">
          {grouped(cards.length)}
        </span>
      </h2>
      {stage.kind === 'hired' ? (
        <p className="mt-2 h-9 text-[.8125rem] text-mute">
          {openings === 1 ? 'One post to fill' : `${openings} posts to fill`}
        </p>
      ) : (
        <>
          <WaitStrip cards={cards} limit={stage.limit} />
          <p className="sr-only">At most {waitWords(stage.limit)} at this stage.</p>
        </>
      )}
    </>
  );
});
