import { Island } from '#app/islands/island.tsx';
import { traceWords } from '#content/statements/full-stack-words.ts';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { TraceHouse } from './trace-house.tsx';

const nothingTraced = { choices: [], traced: null, refused: '' };

/** The foundations: each layer is wider than the one above it. */
function Foundations({
  heading,
  layers,
}: {
  heading: string;
  layers: readonly (readonly [string, string])[];
}) {
  return (
    <section className="wrap pt-20 lg:pt-32">
      <h2 className="display text-[clamp(min(2.4rem,10.5vw),5.6vw,5.2rem)]">{heading}</h2>
      <dl className="mt-9 lg:mt-14">
        {layers.map(([name, text], place) => {
          const rest = layers.length - 1 - place;
          return (
            <div
              key={name}
              className="mx-auto grid gap-x-8 gap-y-1 border border-b-0 border-line bg-raised px-5 py-5 first:rounded-t-tile last:rounded-b-tile last:border-b sm:px-8 lg:grid-cols-[16rem_1fr] lg:items-baseline"
              style={{ width: `${100 - rest * 5}%` }}
            >
              <dt className="font-display text-[1.625rem] leading-tight font-semibold tracking-[-.035em]">
                {name}
              </dt>
              <dd className="text-lg text-pretty text-mute">{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A request sent through the house in section, then what that house stands on. */
export function FullStack({ words, facts: { trace = nothingTraced } }: StatementParts) {
  const [straight, under, ...others] = words.sections;
  return (
    <>
      <div className="wrap rise grid gap-x-6 gap-y-7 pt-6 lg:grid-cols-12 lg:items-end lg:pt-10">
        <StatementHeading heading={words.heading} className="lg:col-span-8" />
        <StatementLead lead={words.lead} action={words.action} className="lg:col-span-4" />
      </div>
      <section
        aria-labelledby="follow"
        className="mt-10 bg-sunk py-10 text-ink lg:mt-14 lg:py-16"
        data-scheme="dark"
      >
        <div className="wrap">
          <div className="mb-8 grid gap-x-6 gap-y-3 lg:grid-cols-12 lg:items-baseline">
            <h2 id="follow" className="text-[clamp(min(2rem,9vw),3.6vw,3.125rem)] lg:col-span-5">
              {traceWords.heading}
            </h2>
            <p className="max-w-[44rem] text-pretty text-mute lg:col-span-7">{traceWords.lead}</p>
          </div>
          <Island name="trace" of={TraceHouse} props={trace} wake="near" />
        </div>
      </section>
      {straight ? <StatementSection section={straight} /> : null}
      {under ? <Foundations heading={under.heading} layers={pairsOf(under)} /> : null}
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
