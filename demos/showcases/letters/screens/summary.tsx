import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { summaryOf } from '../reading/answer.ts';
import { hasNeither } from '../reading/read-letter.ts';
import type { MarkingProps } from './screen.ts';

/** The letter in six lines. Each one shows on the paper where it was read; a swipe leads to the next letter. */
export function Summary({ letters, marked, mark }: MarkingProps) {
  const { letter, reading, listed, today, open } = letters;
  const at = listed.findIndex(({ id }) => id === letter.id);
  const step = (by: number) => {
    const next = listed[at + by];
    if (next) open(next.id);
  };
  const swipe = useSwipe((way) => step(way === 'left' ? 1 : -1));
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    // The arrow keys work wherever the focus is on this screen; its buttons do the same.
    <fieldset className="summary" onKeyDown={byKey} {...swipe}>
      <div className="pager">
        <button type="button" aria-label="Letter before" disabled={at <= 0} onClick={() => step(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <span className="small">{at < 0 ? 'Archived letter' : `Letter ${at + 1} of ${listed.length}`}</span>
        <button
          type="button"
          aria-label="Next letter"
          disabled={at < 0 || at >= listed.length - 1}
          onClick={() => step(1)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </div>
      <ScreenHeading>In plain words</ScreenHeading>
      {hasNeither(reading) ? (
        <p className="notice">
          I can’t find a date or an amount in this text. Check that it’s complete: letters often name them on
          the back or on a second page. You can still ask about its words.
        </p>
      ) : null}
      {reading.isEnglish ? null : (
        <p className="notice">
          This doesn’t look like English. The dates and amounts may be right, but I can’t tell what it wants.
        </p>
      )}
      <ul className="rows">
        {summaryOf(reading, today).map(({ label, answer }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={marked.note === label}
              disabled={answer.places.length === 0}
              onClick={() => mark({ places: answer.places, note: label })}
            >
              <b>{label}</b>
              <span>{answer.said}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small">Tap a line to see it in the letter.</p>
    </fieldset>
  );
}
