import type { CSSProperties } from 'react';
import { Island } from '#app/islands/island.tsx';
import { grouped } from '#lib/money/grouped.ts';
import { dayAt } from '#lib/time/words-of-time.ts';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { HistoryStrip } from './strip.tsx';

/** The making of the site from its repository, then the decisions as a stair. */
export function History({ words, facts: { history } }: StatementParts) {
  const [decisions, ...others] = words.sections;
  return (
    <>
      <div className="wrap rise grid gap-x-6 gap-y-7 pt-6 pb-8 lg:grid-cols-12 lg:items-end lg:pt-10">
        <StatementHeading heading={words.heading} stacked={false} className="lg:col-span-12" />
        <StatementLead lead={words.lead} action={words.action} className="lg:col-span-5" />
        {history ? (
          <p className="text-lg text-mute lg:col-span-4 lg:col-start-9">
            The repository recorded {grouped(history.total)} changes up to {dayAt(history.last, 'UTC')}. Each
            bar is one hour, in UTC.
          </p>
        ) : null}
      </div>
      {history ? (
        <div className="bg-[light-dark(var(--hue),var(--sunk))] pt-6 pb-10 text-[light-dark(var(--on-hue),var(--hue))] lg:pb-14">
          <Island name="history" of={HistoryStrip} props={{ hours: history.hours }} wake="near" />
        </div>
      ) : null}
      {decisions ? (
        <section className="wrap pt-20 lg:pt-32">
          <h2 className="text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]">{decisions.heading}</h2>
          <ol className="mt-9 lg:mt-12">
            {pairsOf(decisions).map(([name, text], at) => (
              <li
                key={name}
                className="grid gap-x-6 gap-y-2 border-t-2 border-ink py-6 sm:ms-(--step) sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1.2fr)]"
                style={{ '--step': `${at * 5}%` } as CSSProperties}
              >
                <span aria-hidden="true" className="display text-[3.5rem] text-mute lg:text-[4.5rem]">
                  {at + 1}
                </span>
                <h3 className="text-[1.625rem] lg:text-[2rem]">{name}</h3>
                <p className="text-lg text-mute sm:max-lg:col-start-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
