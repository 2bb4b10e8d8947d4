import type { ReactNode } from 'react';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import type { ShownHours } from '../hours-page.server.ts';
import { openingWords } from './opening-words.ts';
import { usePresent } from './use-present.ts';

interface HoursBlockProps {
  hours: ShownHours;
  /** More of what counts: a place, a telephone. */
  facts: readonly { term: string; text: ReactNode }[];
}

/** The same in a line, for where the block stands below the form. */
export function HoursLine({ hours, className }: { hours: ShownHours; className: string }) {
  const { words, zone, answerHours, spans, servedAt } = hours;
  const present = usePresent(servedAt);
  const said = spans ? openingWords(spans, { now: present, zone, answerHours }).now : words;
  return <p className={className}>{said}</p>;
}

/** Whether somebody is there now, and by when an answer comes; it follows the clock while the page is open. */
export function HoursBlock({ hours, facts }: HoursBlockProps) {
  const { words, zone, answerHours, spans, servedAt } = hours;
  const present = usePresent(servedAt);
  if (!spans) return <SummaryBlock over="Opening hours" big={words} facts={facts} />;
  const said = openingWords(spans, { now: present, zone, answerHours });
  return (
    <SummaryBlock
      over={said.open ? 'We’re open' : 'We’re closed right now'}
      big={said.short}
      facts={[
        ...(said.answer ? [{ term: 'Answer by', text: said.answer }] : []),
        { term: 'Hours', text: words },
        ...facts,
      ]}
    />
  );
}
