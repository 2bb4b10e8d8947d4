import { useEffect, useMemo, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { archive, ask, type Draft, type Kept, keptFrom, restore, untouched } from './kept-letters.ts';
import { tidied } from './own-letter.ts';
import { type Reading, type ReadingOptions, readLetter } from './reading/read-letter.ts';
import { type Letter, sampleLetters } from './samples.ts';

const place = 'showcase-letters';

/** The day from which the server draws the samples; the browser counts from its own. */
export const drawnDay = '2026-11-16';

/** Reads each letter once, when somebody looks at it: four at a time would keep a slow phone busy. */
function readerOf(options: ReadingOptions): (letter: Letter) => Reading {
  const known = new Map<string, Reading>();
  return ({ text }) => {
    const reading = known.get(text) ?? readLetter(text, options);
    known.set(text, reading);
    return reading;
  };
}

/** The letters and what was read in them, questions and replies; every change is kept in this browser. */
export function useLetters() {
  const [kept, setKept] = useState<Kept>(untouched);
  const [today, setToday] = useState(drawnDay);
  useEffect(() => {
    const found = keptFrom(keptState(place));
    if (found) setKept(found);
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);

  const { own, monthFirst, archived } = kept;
  const all = useMemo<readonly Letter[]>(() => [...own.toReversed(), ...sampleLetters(today)], [own, today]);
  const read = useMemo(() => readerOf({ today, monthFirst }), [today, monthFirst]);
  const typed = useMemo(
    () => readLetter(tidied(kept.typed), { today, monthFirst }),
    [kept.typed, today, monthFirst],
  );
  const listed = all.filter(({ id }) => !archived.includes(id));
  // There is always a letter on the table: the last one stays there when it is archived.
  const letter = all.find(({ id }) => id === kept.open) ?? listed[0] ?? all[0];
  if (!letter) throw new Error('There are no sample letters');
  const { id: open } = letter;

  function change(next: Kept) {
    setKept(next);
    keepState(place, next);
  }
  return {
    kept,
    today,
    listed,
    archived: all.filter(({ id }) => archived.includes(id)),
    letter,
    reading: read(letter),
    read,
    /** What is being typed as a letter of one's own, read as it grows. */
    typed,
    open: (id: string) => change({ ...kept, open: id }),
    archive: (id: string) =>
      change(
        archive(
          kept,
          id,
          all.map((each) => each.id),
        ),
      ),
    restore: (id: string) => change(restore(kept, id)),
    ask: (question: string) => change(ask(kept, open, question)),
    type: (text: string) => change({ ...kept, typed: text }),
    addTyped: () => {
      const added: Letter = { id: `own-${Date.now()}`, look: 'own', text: tidied(kept.typed) };
      change({ ...kept, own: [...own, added], open: added.id, typed: '' });
    },
    remove: (id: string) => change({ ...kept, own: own.filter((each) => each.id !== id) }),
    draft: (draft: Draft) => change({ ...kept, drafts: { ...kept.drafts, [open]: draft } }),
    remind: (daysBefore: number) => change({ ...kept, reminders: { ...kept.reminders, [open]: daysBefore } }),
    set: (settings: Partial<Pick<Kept, 'name' | 'size' | 'monthFirst'>>) => change({ ...kept, ...settings }),
    startAgain: () => {
      setKept(untouched);
      forgetState(place);
    },
  };
}

export type UseLetters = ReturnType<typeof useLetters>;
