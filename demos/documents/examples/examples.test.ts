import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#engines/documents/read-document.ts';
import { firstConversation } from '../first-conversation.server.ts';
import { exampleChoices } from './choices.ts';
import { fieldHandbook, officeHandbook, priceList } from './handbooks.ts';
import { museumPage } from './museum.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sources: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'lease.pdf': () => readFile(join(import.meta.dirname, 'made/lease.pdf')),
  'office-handbook.md': async () => bytesOf(officeHandbook),
  'field-handbook.md': async () => bytesOf(fieldHandbook),
  'price-list.csv': async () => bytesOf(priceList),
  'tidewater.example/visit': async () => bytesOf(museumPage),
};

describe.each(exampleChoices)('the example $id', ({ door, asked }) => {
  const { files, turns } = firstConversation(door);

  it('was made from the files as they are read today', async () => {
    for (const { document } of files) {
      const bytes = await sources[document.name]?.();
      expect(
        JSON.parse(JSON.stringify(await readDocument(document.name, bytes ?? new Uint8Array()))),
      ).toEqual(document);
    }
  });

  it('answers its questions with quotations that stand where they say', () => {
    expect(turns.map(({ question }) => question)).toEqual(asked);
    for (const { quotes } of turns) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { file, part, marks, text } of quotes) {
        const blocks = files.find(({ id }) => id === file)?.document.parts[part]?.blocks;
        const marked = marks.map(({ block, start, end }) => blocks?.[block]?.text.slice(start, end));
        expect(marked.join(' ')).toBe(text);
      }
    }
  });
});

it('shows where the two handbooks disagree', () =>
  expect(firstConversation('files').turns[0]?.disagree).toBe(true));
