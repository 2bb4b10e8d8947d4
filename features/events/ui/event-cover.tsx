import { shortDayAt } from '#lib/words-of-time.ts';
import { ExerciseFigure } from '#ui/drawings/exercise-figure.tsx';
import type { EventPage } from '../page.server.ts';

/** What stands in the block of an event: its drawing, or the day in large letters where it has none. */
export function EventCover({ page: { cover, start, zone } }: { page: EventPage }) {
  if (cover.cards.length > 0) return <ExerciseFigure cards={cover.cards} code={cover.code} />;
  return (
    <p className="display pb-6 pt-24 text-[clamp(3.5rem,14vw,9rem)] leading-none sm:pb-10 sm:pt-40">
      {shortDayAt(start, zone)}
    </p>
  );
}
