import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hrefTo, placeOf } from './place.ts';

const part = fc.string({ minLength: 1, unit: 'grapheme' });

it('reads back every address that it wrote', () => {
  fc.assert(
    fc.property(fc.array(part), fc.dictionary(part, part), (path, asked) => {
      const place = placeOf(hrefTo(path, asked));
      expect(place.path).toEqual(path);
      expect(Object.fromEntries(place.asked)).toEqual({ ...asked });
    }),
  );
});

it('takes every other fragment for the first screen', () => {
  for (const hash of ['', '#', '#/', '#main', '#directory/e12']) expect(placeOf(hash).path).toEqual([]);
});

it('leaves out what is not asked', () => {
  expect(hrefTo(['leave'], { month: null, team: '' })).toBe('#/leave');
});

it('reads an address that was written by hand', () => {
  expect(placeOf('#/100%/x').path).toEqual(['100%', 'x']);
});
