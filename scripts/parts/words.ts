import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const keywords = JSON.parse(
  readFileSync(require.resolve('emojilib/dist/emoji-en-US.json'), 'utf8'),
) as Record<string, string[]>;

const mostWords = 14;

/** Words that say how something feels or what it is part of, and would lead to the wrong drawing. */
const vague = new Set(
  'nature animal food object face happy love like place holiday party sport sports fun cute body human people person emotion symbol sign travel transportation vehicle plant fruit vegetable weather sky drink meal art music school office work business money tool tools clothing fashion woman man girl boy male female building'.split(
    ' ',
  ),
);

/** What a set calls black is drawn in purple, so a black cat is recoloured to be black. */
const renamed: Readonly<Record<string, string>> = { 'black-cat': 'halloween cat' };

/** The names of a drawing: its own, then the words that people file it under. */
export function wordsFor(id: string, code: string | undefined): string[] {
  const name = renamed[id] ?? id.replaceAll('-', ' ');
  const char = code ? String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16))) : '';
  const filed = (keywords[char] ?? keywords[`${char}\ufe0f`] ?? [])
    .map((word) => word.replaceAll('_', ' ').toLowerCase())
    .filter((word) => /^[a-z][a-z' ]+$/.test(word) && !vague.has(word));
  return [...new Set([name, ...filed])].slice(0, mostWords);
}
