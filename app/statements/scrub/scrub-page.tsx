import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { Scrubber } from './scrubber.tsx';

/** A project that one draws along week by week, under the number of its week. */
export function WorkingTogether({ words, facts: { rate } }: StatementParts) {
  const steps = words.sections.find(({ split }) => split === 'steps');
  return (
    <>
      <div className="wrap rise flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-10 lg:pt-10 lg:pb-14">
        <StatementHeading heading={words.heading} stacked={false} />
        <StatementLead lead={words.lead} action={words.action} className="lg:max-w-[26rem]" />
      </div>
      {steps && rate ? (
        <div className="border-y-2 border-ink bg-raised py-10 lg:py-16">
          <Island name="scrubber" of={Scrubber} props={{ steps: pairsOf(steps), rate }} wake="near" />
        </div>
      ) : null}
      {words.sections
        .filter((section) => section !== steps)
        .map((section) => (
          <StatementSection key={section.heading} section={section} />
        ))}
    </>
  );
}
