import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colouredCode } from './coloured-code.ts';

test('names of components, texts, figures and words of the language have their colours', () => {
  expect(colouredCode('<Progress value={40} label="Stops" wide={true} />')).toEqual([
    '<',
    ['f', 'Progress'],
    ' value={',
    ['n', '40'],
    '} label=',
    ['s', '"Stops"'],
    ' wide={',
    ['k', 'true'],
    '} />',
  ]);
  expect(colouredCode("toast({ title: 'It\\'s here' });")).toEqual([
    ['f', 'toast'],
    '({ title: ',
    ['s', "'It\\'s here'"],
    ' });',
  ]);
});

test('no letter is lost or added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (code) => {
      expect(
        colouredCode(code)
          .map((run) => (typeof run === 'string' ? run : run[1]))
          .join(''),
      ).toBe(code);
    }),
  );
});
