import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelBytes } from './testing/model-bytes.ts';
import { makePieces } from './word-pieces.ts';

const pieces = ['[CLS]', '[SEP]', '[UNK]', 'un', '##aff', '##able', 'cafe', ',', '北', '京'];
const { cut } = makePieces(new Map(pieces.map((piece, at) => [piece, at])));
const said = (text: string, most?: number) => cut(text, most).map(({ id }) => pieces[id]);

it('cuts words into the longest pieces it knows', () => {
  expect(said('Unaffable, Café!')).toEqual(['un', '##aff', '##able', ',', 'cafe', '[UNK]']);
});

it('takes each Chinese sign for a word, and stops at the limit', () => {
  expect(said('北京')).toEqual(['北', '京']);
  expect(said('un un un un', 2)).toEqual(['un', 'un']);
});

it('knows where each piece stands in the text, also beside accents and signs of two halves', () => {
  const marked = (text: string) => cut(text).map(({ start, end }) => text.slice(start, end));
  expect(marked('Unaffable,  Café!')).toEqual(['Un', 'aff', 'able', ',', 'Café', '!']);
  expect(marked('a cafe\u0301 \u{1f600}un')).toEqual(['a', 'cafe\u0301', '\u{1f600}un']);
});

it('marks letters that read as the piece does, whatever the text', async () => {
  const { tokenizer } = await modelBytes('miniLm');
  const { model } = JSON.parse(tokenizer) as { model: { vocab: Record<string, number> } };
  const words = new Map(Object.entries(model.vocab).map(([word, id]) => [id, word]));
  const all = makePieces(new Map(Object.entries(model.vocab)));
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\p{Mn}\p{Cc}\p{Cf}\ufffd]/gu, '')
      .toLowerCase()
      .replace(/[\p{Mn}\p{Cc}\p{Cf}\ufffd]/gu, '');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          'Straße',
          'naïve',
          'İzmir',
          '£1,234.50',
          '東京',
          'ﬁne',
          ' ',
          '\n',
          "don't",
          'Å',
          'e\u0301',
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (given) => {
      let last = 0;
      for (const { id, start, end } of all.cut(given)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        const piece = (words.get(id) ?? '').replace(/^##/, '');
        // Of Hangul and the like one letter gives several pieces, which then all stand for it.
        if (piece !== '[UNK]' && plain(given.slice(start, end)) !== piece)
          expect(plain(given.slice(start, end))).toContain(piece);
        last = start;
      }
    }),
    { numRuns: 100 },
  );
});
