import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Evening, eveningFrom, type Person, type TypedLine } from './evening.ts';
import { sample } from './words.ts';

const place = 'landing-bills';
const nextKey = (all: readonly { key: number }[]): number => Math.max(0, ...all.map(({ key }) => key)) + 1;

/** The evening on the table and all that can be done to it; every change is kept in this browser. */
export function useEvening() {
  const [evening, setEvening] = useState<Evening>(sample);
  useEffect(() => {
    const kept = eveningFrom(keptState(place));
    if (kept) setEvening(kept);
  }, []);

  function change(next: Evening) {
    setEvening(next);
    keepState(place, next);
  }
  const { people, lines } = evening;
  return {
    evening,
    addPerson: (name: string) => {
      const person = { key: nextKey(people), name: name.trim() };
      change({ people: [...people, person], lines });
    },
    removePerson: ({ key }: Person) =>
      change({
        people: people.filter((one) => one.key !== key),
        lines: lines.map((line) => ({ ...line, for: line.for.filter((one) => one !== key) })),
      }),
    addLine: () => {
      const by = people[0]?.key ?? 0;
      const line = { key: nextKey(lines), what: '', amount: '', by, for: people.map(({ key }) => key) };
      change({ people, lines: [...lines, line] });
    },
    changeLine: (line: TypedLine) =>
      change({ people, lines: lines.map((one) => (one.key === line.key ? line : one)) }),
    removeLine: ({ key }: TypedLine) => change({ people, lines: lines.filter((one) => one.key !== key) }),
    startAgain: () => {
      setEvening(sample);
      forgetState(place);
    },
  };
}
