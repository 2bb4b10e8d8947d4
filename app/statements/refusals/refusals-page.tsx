import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { NamedText } from '#ui/text/rule-list.tsx';
import type { StatementParts } from '../composition.ts';
import { BriefCheck } from './brief-check.tsx';

/** One refusal as large as the page is wide, struck out, with its reason. */
function Struck({ refusals, heading }: { refusals: readonly NamedText[]; heading: string }) {
  return (
    <section aria-label={heading}>
      <h2 className="wrap pt-14 pb-4 font-display text-2xl font-semibold lg:pt-20">{heading}</h2>
      <ul>
        {refusals.map(([name, text]) => (
          <li key={name} className="border-t border-current/30 py-6 lg:py-8">
            <div className="wrap grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
              <h3 className="display text-[clamp(min(2.6rem,11vw),8.2vw,7.75rem)] line-through decoration-(--strike) decoration-[.07em]">
                {name}
              </h3>
              <p className="text-lg text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the studio turns down, struck out over the whole width, and a brief to hold against it. */
export function Refusals({ words }: StatementParts) {
  const [work, promises, ...others] = words.sections;
  const listed = [work, promises].flatMap((section) => (section ? pairsOf(section) : []));
  return (
    <>
      <div className="wrap rise grid gap-x-10 gap-y-6 pt-6 pb-10 lg:grid-cols-2 lg:items-end lg:pt-10">
        <StatementHeading heading={words.heading} />
        <StatementLead lead={words.lead} action={words.action} className="lg:justify-self-end" />
      </div>
      <div data-scheme="dark" className="bg-sunk pb-6 text-ink [--strike:var(--hue)]">
        {work ? <Struck heading={work.heading} refusals={pairsOf(work)} /> : null}
        {promises ? <Struck heading={promises.heading} refusals={pairsOf(promises)} /> : null}
      </div>
      <section className="wrap pt-20 lg:pt-32" aria-labelledby="brief">
        <h2 id="brief" className="text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]">
          Does your project fit?
        </h2>
        <div className="mt-8 lg:mt-12">
          <Island name="brief-check" of={BriefCheck} props={{ refusals: listed }} wake="near" />
        </div>
      </section>
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
