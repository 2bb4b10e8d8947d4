import { piecesOf, touches } from './marks.ts';
import type { Place } from './reading/place.ts';
import { findsOf, type Reading } from './reading/read-letter.ts';

interface LetterTextProps {
  reading: Reading;
  /** The places that answer, which are marked. */
  asked: readonly Place[];
  /** Stands in the margin beside the first of them. */
  note?: string;
}

const greeting = /^(?:dear|hello|to whom)\b/i;

/** A letter with all that was found in it underlined, and the answer marked. */
export function LetterText({ reading, asked, note }: LetterTextProps) {
  const { text, blocks } = reading;
  const found = findsOf(reading);
  const opening = blocks.findIndex(({ start, end }) => greeting.test(text.slice(start, end)));
  const noted = note ? blocks.find((block) => touches(block, asked)) : undefined;
  return blocks.map((block, at) => {
    const isSubject = at > 1 && at === opening - 1 && !text.slice(block.start, block.end).includes('\n');
    return (
      <p
        key={block.start}
        data-part={isSubject ? 'subject' : at < opening - 1 && at < 2 ? `head-${at + 1}` : undefined}
        data-lines={block.isProse ? undefined : ''}
        data-note={block === noted ? note : undefined}
      >
        {piecesOf(text, block, { found, asked }).map(({ text: piece, start, isFound, isAsked }) => {
          const Piece = isAsked ? 'mark' : 'span';
          return (
            <Piece key={start} className={isFound ? 'found' : undefined}>
              {piece}
            </Piece>
          );
        })}
      </p>
    );
  });
}
