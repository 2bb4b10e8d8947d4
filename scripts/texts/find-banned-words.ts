import { bannedWords, keepsItsWords } from './banned-words.ts';
import { readTexts } from './read-texts.ts';

/** Few files hold any of the words: only these are parsed. */
const any = new RegExp(bannedWords.map(({ shape }) => shape.source).join('|'), 'im');

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** A document by its lines, without examples of code. */
const readMarkdown = (text: string): { line: number; text: string }[] =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }));

/** Names from the code, of files and of addresses may hold the words. */
const withoutNames = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, '``').replaceAll(/[\w-]*[./](?=[\w./-]*[a-z])[\w./-]+/gi, '…');

/** Each banned word of one file, as a line that says where it is and what to say instead. */
export function findBannedWords(path: string, source: string): string[] {
  if (!any.test(source) || keepsItsWords.some(({ file }) => file.test(path))) return [];
  const texts = path.endsWith('.md') ? readMarkdown(source) : readTexts(path, source);
  return texts.flatMap(({ line, text }) =>
    bannedWords.flatMap(({ shape, instead }) =>
      [...withoutNames(text).matchAll(shape)].map(
        ([word]) => `${path}:${line} says “${word}”: say ${instead}`,
      ),
    ),
  );
}
