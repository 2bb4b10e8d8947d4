import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { BeforeAfter } from './before-after.tsx';
import { FiveStates } from './five-states.tsx';
import { ThemeEditor } from './theme-editor.tsx';

/** A theme to mix across the whole width, a form drawn twice, then a list in its five states. */
export function Design({ words }: StatementParts) {
  const [prototype, states, ...others] = words.sections;
  return (
    <>
      <div className="wrap rise flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-10 lg:pt-10 lg:pb-14">
        <StatementHeading heading={words.heading} stacked={false} className="w-full" />
        <StatementLead lead={words.lead} action={words.action} />
        <p className="max-w-[24rem] text-pretty text-mute">
          Mix a theme below. The sample page changes immediately, and its contrast is checked by the same rule
          as this site’s.
        </p>
      </div>
      <Island name="theme" of={ThemeEditor} props={{}} wake="near" />
      {prototype ? <StatementSection section={prototype} /> : null}
      <section className="wrap pt-20 lg:pt-32" aria-labelledby="twice">
        <h2 id="twice" className="display text-[clamp(min(2.4rem,10.5vw),6.4vw,6rem)]">
          One form, drawn twice
        </h2>
        <div className="mt-8 lg:mt-12">
          <Island name="before-after" of={BeforeAfter} props={{}} wake="near" />
        </div>
      </section>
      {states ? <FiveStates heading={states.heading} states={pairsOf(states)} /> : null}
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
