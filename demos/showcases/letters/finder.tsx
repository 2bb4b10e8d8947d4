import { useState } from 'react';
import { piecesOf } from './marks.ts';
import type { Place } from './reading/place.ts';
import { findsOf, lineNumber, type Reading, unitOf } from './reading/read-letter.ts';

/** What the phone sees of the letter: the line that answers, between the ones around it. */
export function Finder({ reading, places }: { reading: Reading; places: readonly Place[] }) {
  const [at, setAt] = useState(0);
  const place = places[at] ?? places[0];
  const number = place ? lineNumber(reading, unitOf(reading, place)) : 1;
  const first = Math.max(0, number - 2);
  const found = findsOf(reading);
  return (
    <figure className="finder">
      <div className="sheet" key={`${place?.start ?? ''}`}>
        {reading.units.slice(first, first + 3).map((unit) => (
          <p key={unit.start} data-near={place && lineNumber(reading, unit) === number ? undefined : ''}>
            {piecesOf(reading.text, unit, { found, asked: place ? [unitOf(reading, place)] : [] }).map(
              ({ text, start, isAsked }) =>
                isAsked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
            )}
          </p>
        ))}
      </div>
      <figcaption>
        <span>
          {place ? `Line ${number} of ${reading.units.length}` : `${reading.units.length} lines`}
          {places.length > 1 ? ` (${at + 1} of ${places.length} marked lines)` : ''}
        </span>
        {places.length > 1 ? (
          <button type="button" onClick={() => setAt((at + 1) % places.length)}>
            Next line
          </button>
        ) : null}
        <a href="#/letter">Whole letter</a>
      </figcaption>
    </figure>
  );
}
