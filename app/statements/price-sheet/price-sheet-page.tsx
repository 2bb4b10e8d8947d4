import { Island } from '#app/islands/island.tsx';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';
import { StatementSection } from '#ui/kinds/statement-section.tsx';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import type { StatementParts } from '../composition.ts';
import { PriceSheet } from './sheet.tsx';

/** The six kinds of work as a price list that adds up what is chosen. */
export function WhatWeTakeOn({ words, facts: { rate } }: StatementParts) {
  const [kinds, ...others] = words.sections;
  return (
    <>
      <div className="bg-[light-dark(var(--hue),var(--sunk))] pb-16 text-[light-dark(var(--on-hue),var(--ink))] lg:pb-24">
        <div className="wrap rise grid justify-items-center gap-7 pt-6 pb-12 text-center lg:pt-10 lg:pb-16">
          <StatementHeading heading={words.heading} stacked={false} />
          <StatementLead
            lead={words.lead}
            action={words.action}
            variant="ink"
            className="grid justify-items-center"
          />
        </div>
        <div className="wrap">
          {kinds && rate ? (
            <Island name="price-sheet" of={PriceSheet} props={{ rows: pairsOf(kinds), rate }} wake="near" />
          ) : null}
        </div>
      </div>
      {others.map((section) => (
        <StatementSection key={section.heading} section={section} />
      ))}
    </>
  );
}
