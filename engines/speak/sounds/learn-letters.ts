import { type LetterTable, none, surroundings, widths } from './letters.ts';

/** A word with its sounds. */
export type Pair = readonly [word: string, sounds: readonly string[]];

/** A letter has at most so many sounds: x is K S. */
const most = 2;
const rounds = 4;

const keyOf = (letter: string, sounds: string): string => `${letter} ${sounds}`;

/** Stress is decided later: letters say little about it. */
const bare = (sound: string): string => sound.replace(/\d/, '');

/** The likeliest way to give each letter of a word its sounds, under what was learned so far. */
function aligned([word, sounds]: Pair, weight: (letter: string, given: string) => number): string[] | null {
  const width = sounds.length + 1;
  const best = new Float64Array((word.length + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const taken = new Int8Array(best.length);
  best[0] = 0;
  for (let at = 0; at < word.length; at += 1)
    for (let from = 0; from < width; from += 1) {
      const here = best[at * width + from] ?? Number.NEGATIVE_INFINITY;
      if (here === Number.NEGATIVE_INFINITY) continue;
      for (let count = 0; count <= most && from + count <= sounds.length; count += 1) {
        const given = count === 0 ? none : sounds.slice(from, from + count).join(' ');
        const score = here + weight(word[at] ?? '', given);
        const next = (at + 1) * width + from + count;
        if (score <= (best[next] ?? 0)) continue;
        best[next] = score;
        taken[next] = count;
      }
    }
  if (best[best.length - 1] === Number.NEGATIVE_INFINITY) return null;
  const given: string[] = [];
  for (let at = word.length, to = sounds.length; at > 0; at -= 1) {
    const count = taken[at * width + to] ?? 0;
    given.unshift(count === 0 ? none : sounds.slice(to - count, to).join(' '));
    to -= count;
  }
  return given;
}

/** How letters and sounds belong together: guessed first, then counted in what the guess gave, a few times. */
function alignments(pairs: readonly Pair[]): [word: string, given: string[]][] {
  let weight = (_: string, given: string): number => (given === none ? -1.5 : given.includes(' ') ? -2 : -1);
  let found: [string, string[]][] = [];
  for (let round = 0; round < rounds; round += 1) {
    found = pairs.flatMap((pair) => {
      const given = aligned(pair, weight);
      return given ? [[pair[0], given] as [string, string[]]] : [];
    });
    const counts = new Map<string, number>();
    const letters = new Map<string, number>();
    for (const [word, given] of found)
      for (const [at, sounds] of given.entries()) {
        const letter = word[at] ?? '';
        counts.set(keyOf(letter, sounds), (counts.get(keyOf(letter, sounds)) ?? 0) + 1);
        letters.set(letter, (letters.get(letter) ?? 0) + 1);
      }
    weight = (letter, given) =>
      Math.log(((counts.get(keyOf(letter, given)) ?? 0) + 0.1) / ((letters.get(letter) ?? 0) + 10));
  }
  return found;
}

const mostVoted = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [none, 0] as [string, number])[0];

/**
 * Learns from a dictionary which sounds letters have in which surroundings. Only what differs from narrower surroundings
 * is kept, and only what was seen twice, so that the table stays small. Takes half a minute for a whole dictionary.
 */
export function learnLetters(pairs: readonly Pair[]): LetterTable {
  const plain = pairs.map(([word, sounds]): Pair => [word, sounds.map(bare)]);
  const learned = alignments(plain).map(([word, given]) => ({ keys: [...surroundings(word)], given }));
  const table: Record<string, string> = {};
  // From the narrowest on, so that each knows what would be said without it.
  for (let width = widths.length - 1; width >= 0; width -= 1) {
    const votes = new Map<string, Map<string, number>>();
    const narrower = new Map<string, string>();
    for (const { keys, given } of learned)
      for (const [at, sounds] of given.entries()) {
        const key = keys[at]?.[width] ?? '';
        const counts = votes.get(key) ?? new Map<string, number>();
        counts.set(sounds, (counts.get(sounds) ?? 0) + 1);
        votes.set(key, counts);
        const known = keys[at]?.slice(width + 1).find((one) => Object.hasOwn(table, one));
        if (known !== undefined) narrower.set(key, table[known] ?? none);
      }
    for (const [key, counts] of votes) {
      const best = mostVoted(counts);
      const isRare = (counts.get(best) ?? 0) < 2 && width < widths.length - 1;
      if (!isRare && best !== narrower.get(key)) table[key] = best;
    }
  }
  return table;
}
