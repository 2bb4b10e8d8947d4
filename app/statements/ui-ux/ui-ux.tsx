import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import type { StatementParts } from '../composition.ts';
import { UsabilityTest } from './usability-test.tsx';

/** A usability test to take, with both results as lanes across the page. */
export function UiUx({ words }: StatementParts) {
  return (
    <>
      <div className="wrap rise grid gap-x-6 gap-y-7 pt-6 pb-10 lg:grid-cols-12 lg:pt-10 lg:pb-14">
        <StatementLead
          lead={words.lead}
          action={words.action}
          className="max-lg:row-start-2 lg:col-span-4 lg:self-end lg:pb-2"
        />
        <StatementHeading heading={words.heading} className="lg:col-span-8 lg:text-end" />
      </div>
      <Island name="usability" of={UsabilityTest} props={{}} wake="near" />
      {words.sections.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
