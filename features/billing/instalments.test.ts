import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instalmentsText, partLines, partSums, readInstalments } from './instalments.ts';

const halves = [
  { share: 5000, words: 'Deposit on order' },
  { share: 5000, words: 'On delivery' },
];

it('reads a plan as people write it, and shows what it read', () => {
  expect(readInstalments('50% Deposit on order\r\n\r\n50 On delivery')).toEqual(halves);
  expect(readInstalments(instalmentsText(halves))).toEqual(halves);
  expect(readInstalments('33,34%: First\n33.33% Second\n33.33% Third')).toHaveLength(3);
  expect(readInstalments('')).toEqual([]);
  expect(readInstalments('100% On order')).toEqual([]);
});

it.each([
  ['half now', /one part per line/],
  ['50%', /one part per line/],
  ['0% Nothing\n100% All', /one part per line/],
  ['50% Now\n40% Later', /add up to 90%/],
  [Array.from({ length: 20 }, () => '5% A bit').join('\n'), /more than 12/],
])('says what is wrong with %j', (text, problem) => {
  expect(readInstalments(text)).toMatch(problem);
});

it('divides a document so that no cent is lost or made', () => {
  const tax = fc.record({ base: fc.nat(10_000_000), tax: fc.nat(2_000_000) });
  fc.assert(
    fc.property(tax, tax, fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2 }), (a, b, weights) => {
      const taxes = [
        { rate: 1900, ...a },
        { rate: 700, ...b },
      ];
      const parts = partSums(
        { taxes },
        weights.map((share) => ({ share, words: 'Part' })),
      );
      const sum = (of: (part: (typeof parts)[number]) => number) =>
        parts.reduce((all, part) => all + of(part), 0);
      expect(sum(({ net }) => net)).toBe(a.base + b.base);
      expect(sum(({ gross }) => gross)).toBe(a.base + b.base + a.tax + b.tax);
      for (const part of parts) expect(part.net + part.tax).toBe(part.gross);
    }),
  );
});

it('names the part and the quote in a line for each rate', () => {
  const quote = {
    number: 'Q-2026-0001',
    lines: [{ rate: 'reduced' as const }, { rate: 'standard' as const }],
  };
  const taxes = [
    { rate: 1900, base: 100_00, tax: 19_00 },
    { rate: 700, base: 50_00, tax: 3_50 },
  ];
  const [first] = partSums({ taxes }, halves);
  expect(partLines(quote, halves[0] ?? { share: 0, words: '' }, first ?? { taxes: [] })).toEqual([
    { position: 1, description: 'Deposit on order: 50% of quote Q-2026-0001', rate: 'standard', net: 50_00 },
    { position: 2, description: 'Deposit on order: 50% of quote Q-2026-0001', rate: 'reduced', net: 25_00 },
  ]);
});
