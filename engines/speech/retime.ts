import type { Span } from './sound.ts';
import { type Line, spanOf, type Word } from './transcript.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Places of words that are the same in both texts, in order, as many as there can be. */
function kept(before: readonly string[], after: readonly string[]): [number, number][] {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (one: number, other: number) => longest[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = longest[one];
      if (row)
        row[other] =
          before[one] === after[other]
            ? at(one + 1, other + 1) + 1
            : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const pairs: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) {
      pairs.push([one, other]);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** New words share the time between the words around them, longer ones for longer. */
function spread(texts: readonly string[], { start, end }: Span): Word[] {
  const total = texts.reduce((sum, { length }) => sum + length + 1, 0);
  let said = 0;
  return texts.map((text) => {
    const from = start + ((end - start) * said) / total;
    said += text.length + 1;
    return { text, sure: 1, start: from, end: start + ((end - start) * said) / total };
  });
}

/** The line with a text that somebody wrote: words that stayed keep their times, the others take those between. */
export function retimed(line: Line, text: string): Line {
  const texts = text.split(/\s+/).filter(Boolean);
  const whole = spanOf(line);
  const pairs = kept(
    line.words.map((word) => plain(word.text)),
    texts.map(plain),
  );
  const words: Word[] = [];
  let [old, done] = [0, 0];
  const fill = (nextOld: number, next: number) => {
    const replaced = line.words.slice(old, nextOld);
    const start = replaced[0]?.start ?? line.words[old - 1]?.end ?? whole.start;
    const end = replaced.at(-1)?.end ?? line.words[nextOld]?.start ?? whole.end;
    words.push(...spread(texts.slice(done, next), { start, end: Math.max(start, end) }));
  };
  for (const [from, to] of pairs) {
    fill(from, to);
    const word = line.words[from];
    const own = texts[to];
    // A comma that was added changes how it is written, not how sure the model was.
    if (word && own !== undefined) words.push({ ...word, text: own });
    [old, done] = [from + 1, to + 1];
  }
  fill(line.words.length, texts.length);
  return { ...line, words };
}
