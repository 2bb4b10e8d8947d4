import { Settings as Cog, Plus } from 'lucide-react';
import { useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import type { Letter } from '../samples.ts';
import { words } from '../words.ts';
import { LetterRow } from './letter-row.tsx';
import type { ScreenProps } from './screen.ts';

/** All letters: tap one to lay it on the table, swipe it away to archive it. */
export function LettersList({ letters, go }: ScreenProps) {
  const { listed, archived, letter, read, today, open, archive, restore, remove } = letters;
  const nameOf = (each: Letter): string => read(each).sender?.text ?? 'A letter without a sender';
  const [undoable, setUndoable] = useState<Letter | null>(null);
  return (
    <>
      <div className="top">
        <ScreenHeading>Letters</ScreenHeading>
        <a href="#/settings" aria-label="Settings">
          <Cog size={22} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </div>
      <div role="status">
        {undoable ? (
          <p className="undo">
            <span>Archived: {nameOf(undoable)}</span>
            <button
              type="button"
              onClick={() => {
                restore(undoable.id);
                setUndoable(null);
              }}
            >
              Undo
            </button>
          </p>
        ) : null}
      </div>
      {listed.length === 0 ? (
        <p>Every letter is archived. Bring one back below, or read one of your own.</p>
      ) : null}
      <ul className="letter-rows">
        {listed.map((each) => (
          <LetterRow
            key={each.id}
            reading={read(each)}
            today={today}
            isOpen={each.id === letter.id}
            open={() => {
              open(each.id);
              go('summary');
            }}
            archive={() => {
              archive(each.id);
              setUndoable(each);
            }}
          />
        ))}
      </ul>
      <a className="go" href="#/own">
        <Plus size={20} aria-hidden="true" />
        Read a letter of your own
      </a>
      {archived.length > 0 ? (
        <details className="archived">
          <summary>Archived ({archived.length})</summary>
          <ul>
            {archived.map((each) => (
              <li key={each.id}>
                <span>{nameOf(each)}</span>
                <button
                  type="button"
                  aria-label={`Bring back ${nameOf(each)}`}
                  onClick={() => {
                    restore(each.id);
                    if (undoable?.id === each.id) setUndoable(null);
                  }}
                >
                  Bring back
                </button>
                {each.look === 'own' ? (
                  <button
                    type="button"
                    aria-label={`Delete ${nameOf(each)}`}
                    onClick={() => {
                      remove(each.id);
                      if (undoable?.id === each.id) setUndoable(null);
                    }}
                  >
                    Delete
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="small sample">{words.sample}</p>
    </>
  );
}
