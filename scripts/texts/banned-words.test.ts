import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepsItsWords } from './banned-words.ts';
import { findBannedWords } from './find-banned-words.ts';
import { textFiles } from './text-files.ts';

const root = join(import.meta.dirname, '../..');
const files = textFiles();
const planted = (sentence: string) => findBannedWords('planted.tsx', `const text = "${sentence}";`);

describe('banned words', () => {
  it('stand in no text, comment or document', () => {
    const found = files.flatMap((file) => findBannedWords(file, readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('are found in texts, comments and documents, with their line and what to say instead', () => {
    const code = [
      '/** Drawn anew for each page. */',
      'const label = "Send the mails";',
      'const page = <p>Was it late, call us.</p>;',
    ].join('\n');
    expect(findBannedWords('planted.tsx', code)).toEqual([
      'planted.tsx:1 says “anew”: say again',
      'planted.tsx:2 says “mails”: say emails',
      'planted.tsx:3 says “Was it late, call us”: say If …, in the normal order',
    ]);
    expect(findBannedWords('planted.md', 'Fine.\n\nIt finds 97 % of them.')).toEqual([
      'planted.md:3 says “7 %”: say 97%, without a space',
    ]);
  });

  it.each([
    'A seamless and robust platform',
    'Unlock the full potential of data',
    'Write us an e-mail today',
    'They searched in vain',
    'Whosoever reads this',
    'Good deeds are free',
    'A kept page is fast',
    'The first press counts',
    'Every way in is guarded',
    'Open the bench below',
  ])('are found in “%s”', (sentence) => {
    expect(planted(sentence)).toHaveLength(sentence.includes(' and ') ? 2 : 1);
  });

  it.each([
    'Unlock a route first',
    'The way in which it works',
    'A third of the way in',
    'Run npm run bench:pages for the figures',
    'The words are in features/booking/mails.server.ts',
    'Right in 97% of cases',
    'Was it late, or did you call?',
  ])('are not seen in “%s”', (sentence) => {
    expect(planted(sentence)).toEqual([]);
  });

  it('are allowed only in files that exist', () => {
    for (const { file, because } of keepsItsWords)
      expect(
        textFiles().some((each) => file.test(each)),
        because,
      ).toBe(true);
  });
});
