import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { WeekWall } from './week-wall.tsx';

/** The week as a wall calendar over the whole width. */
export function Week({ words }: StatementParts) {
  const [days, ...others] = words.sections;
  return (
    <>
      <div className="wrap rise flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-8 lg:pt-10 lg:pb-12">
        <StatementHeading heading={words.heading} stacked={false} />
        <StatementLead lead={words.lead} action={words.action} className="lg:max-w-[30rem]" />
      </div>
      {days ? <Island name="week-wall" of={WeekWall} props={{ days: pairsOf(days) }} wake="near" /> : null}
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
