import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import type { StatementParts } from '../composition.ts';
import { RoundTable } from './round-table.tsx';

/** Who works here, as far as the studio has entered it. */
function People({ people }: { people: readonly { name: string; about: string }[] }) {
  if (people.length === 0) return null;
  return (
    <section className="wrap pt-20 lg:pt-32">
      <h2 className="text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]">Who works here</h2>
      <ul className="mt-9 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
        {people.map(({ name, about }) => (
          <li key={name} className="border-t-2 border-ink pt-5">
            <h3 className="text-[1.625rem]">{name}</h3>
            <p className="mt-2 text-lg text-mute">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The roles around a table, and how they settle disagreements. */
export function Agency({ words, facts: { people = [] } }: StatementParts) {
  // The first part names the roles, which sit at the table here.
  const [, ...others] = words.sections;
  return (
    <>
      <div className="bg-[light-dark(var(--hue),var(--paper))] pb-12 text-[light-dark(var(--on-hue),var(--ink))] lg:pb-20">
        <div className="wrap rise flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 lg:pt-10">
          <StatementHeading heading={words.heading} />
          <StatementLead lead={words.lead} action={words.action} variant="ink" className="lg:max-w-[26rem]" />
        </div>
        <div className="wrap pt-10 lg:pt-12">
          <Island name="round-table" of={RoundTable} props={{}} wake="near" />
        </div>
      </div>
      <People people={people} />
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
