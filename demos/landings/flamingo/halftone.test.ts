import { expect, it } from 'vitest';
import { fileTrouble, plateLines, radiusOf, settingFrom, swell, wordTrouble } from './halftone.ts';

it('prints more ink where there is more light', () => {
  expect(radiusOf(0, 10)).toBe(0);
  expect(radiusOf(0.25, 10)).toBeCloseTo(3.4);
  expect(radiusOf(1, 10)).toBeCloseTo(6.8);
  expect(radiusOf(4, 10)).toBe(radiusOf(1, 10));
});

it('swells near the pointer and hardly far from it', () => {
  expect(swell(0, 100)).toBeCloseTo(0.55);
  expect(swell(300, 100)).toBeLessThan(0.001);
});

it('breaks words into lines, and long ones in two', () => {
  expect(plateLines(' go  home ')).toEqual(['go', 'home']);
  expect(plateLines('Stubbornness')).toEqual(['Stubbo', 'rnness']);
  expect(plateLines('')).toEqual([]);
});

it('says why it can’t print', () => {
  expect(wordTrouble('x'.repeat(29))).toMatch(/29 letters/);
  expect(wordTrouble('')).toBeNull();
  expect(fileTrouble({ name: 'a.txt', type: 'text/plain', size: 1 })).toMatch(/a\.txt isn’t a picture/);
  expect(fileTrouble({ name: 'a.png', type: 'image/png', size: 20_000_000 })).toMatch(/15 MB/);
  expect(fileTrouble({ name: 'a.png', type: 'image/png', size: 10 })).toBeNull();
});

it('reads back what it kept, and nothing else', () => {
  const setting = { word: 'Loud', dot: 12, ink: 'white' };
  expect(settingFrom(setting)).toEqual(setting);
  expect(settingFrom({ ...setting, dot: 400 })).toBeNull();
  expect(settingFrom({ ...setting, ink: 'gold' })).toBeNull();
  expect(settingFrom(null)).toBeNull();
});
