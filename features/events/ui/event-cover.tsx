import { shortDayAt } from '#lib/time/words-of-time.ts';
import { CoverPicture } from '#ui/data/cover-picture.tsx';
import { ExerciseFigure } from '#ui/drawings/exercise-figure.tsx';
import type { EventPage } from '../page.server.ts';

/** What stands in the block of an event: its picture, else its drawing, else the day in large letters. */
export function EventCover({ page: { picture, cover, start, zone } }: { page: EventPage }) {
  if (picture) return <CoverPicture {...picture} />;
  if (cover.cards.length > 0) return <ExerciseFigure cards={cover.cards} code={cover.code} />;
  return (
    <p className="display pb-6 pt-24 text-[clamp(3.5rem,14vw,9rem)] leading-none sm:pb-10 sm:pt-40">
      {shortDayAt(start, zone)}
    </p>
  );
}
