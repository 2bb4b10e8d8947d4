import { useEffect, useState } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { Boxes } from './boxes.tsx';
import { JoinForm } from './join-form.tsx';
import { joined, type Neighbour, neighbourFrom, note, opensAt, placeOf } from './list.ts';
import { streets as sample } from './words.ts';

const place = 'landing-waiting-list';

/** The list by street, and the form that puts a visitor on it. */
export function Waiting() {
  const [neighbour, setNeighbour] = useState<Neighbour | null>(null);
  useEffect(() => setNeighbour(neighbourFrom(keptState(place))), []);

  const streets = neighbour ? joined(sample, neighbour) : sample;
  const mine = neighbour ? placeOf(streets, neighbour) : null;
  return (
    <div className="waiting" data-centrepiece>
      <div aria-live="polite">
        {neighbour && mine ? (
          <section className="place" aria-label="Your place">
            <p className="number">{mine.number}</p>
            <p className="said">
              {neighbour.name.trim()}, you’re number {mine.number} in {mine.street}.{' '}
              {mine.missing === 0
                ? 'That’s twelve: your street can open.'
                : `It needs ${mine.missing} more before it opens.`}{' '}
              It’s number {mine.line} in the queue of {streets.length} streets.
            </p>
            <p className="note">{note(neighbour, mine.street, mine.missing)}</p>
            <p className="row">
              <CopyButton
                className="copy"
                label="Copy the note for your neighbours"
                text={note(neighbour, mine.street, mine.missing)}
              />
              <button
                type="button"
                onClick={() => {
                  setNeighbour(null);
                  forgetState(place);
                }}
              >
                Leave the list
              </button>
            </p>
          </section>
        ) : (
          <JoinForm
            onJoin={(next) => {
              setNeighbour(next);
              keepState(place, next);
            }}
          />
        )}
      </div>
      <ol aria-label="Sample list">
        {streets.map(({ name, neighbours }) => (
          <li key={name} className={name === mine?.street ? 'mine' : ''}>
            <span>{name}</span>
            <Boxes all={opensAt} filled={neighbours} own={name === mine?.street} />
            <b>
              {neighbours} of {opensAt}
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
