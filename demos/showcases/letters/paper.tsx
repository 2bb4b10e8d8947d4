import { LetterText } from './letter-text.tsx';
import type { Place } from './reading/place.ts';
import type { Reading } from './reading/read-letter.ts';
import type { Look } from './samples.ts';

interface PaperProps {
  reading: Reading;
  look: Look;
  asked: readonly Place[];
  note?: string;
}

/** The letter on the table, as large as the page. */
export function Paper({ reading, look, asked, note }: PaperProps) {
  return (
    <article
      className="paper"
      data-near
      data-look={look}
      aria-label={reading.sender ? `The letter from ${reading.sender.text}` : 'Your letter'}
    >
      {reading.units.length === 0 ? (
        <p className="empty">Your letter appears here while you type.</p>
      ) : (
        <LetterText reading={reading} asked={asked} note={note} />
      )}
    </article>
  );
}
