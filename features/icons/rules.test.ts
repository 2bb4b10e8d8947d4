import { expect, test } from 'vitest';
import { cleanIcon, iconSvg, pickIcon } from './rules.ts';
import { iconNamesSchema, type KeptIconSet } from './schema.ts';

const set: KeptIconSet = {
  prefix: 'sample',
  width: 24,
  height: 24,
  icons: { stop: { body: '<path d="M0 0"/>' }, van: { body: '<path d="M1 1"/>', width: 32, hFlip: true } },
  aliases: {
    halt: { parent: 'stop' },
    'van-back': { parent: 'van', hFlip: true, rotate: 1 },
    round: { parent: 'about' },
    about: { parent: 'round' },
  },
};

test('an icon has the size of its set unless it says its own', () => {
  expect(pickIcon(set, 'stop')).toEqual({ body: '<path d="M0 0"/>', width: 24, height: 24 });
  expect(pickIcon(set, 'van')).toMatchObject({ width: 32, height: 24, hFlip: true });
});

test('another name leads to the icon, with its own turn upon it', () => {
  expect(pickIcon(set, 'halt')).toEqual(pickIcon(set, 'stop'));
  expect(pickIcon(set, 'van-back')).toEqual({ body: '<path d="M1 1"/>', width: 32, height: 24, rotate: 1 });
});

test('names that only point at each other, and words every object knows, are no icons', () => {
  expect(pickIcon(set, 'round')).toBeNull();
  expect(pickIcon(set, 'constructor')).toBeNull();
});

test('an icon in which nothing draws is none', () => {
  expect(cleanIcon({ body: '<script>alert(1)</script>' })).toBeNull();
  expect(cleanIcon({ body: '<path' })).toBeNull();
});

test('as a file it turns its inside', () => {
  expect(iconSvg({ body: '<path d="M0 0"/>', width: 24, height: 24, rotate: 1 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="0 0 24 24"><g transform="rotate(90 12 12)"><path d="M0 0"/></g></svg>',
  );
});

test('a call names one icon at least, a hundred at most, each once', () => {
  expect(iconNamesSchema.parse('clock,clock,van')).toEqual(['clock', 'van']);
  expect(iconNamesSchema.safeParse('').success).toBe(false);
  expect(iconNamesSchema.safeParse('Clock').success).toBe(false);
  const names = (count: number) => Array.from({ length: count }, (_, at) => `i${at}`).join(',');
  expect(iconNamesSchema.safeParse(names(100)).success).toBe(true);
  expect(iconNamesSchema.safeParse(names(101)).error?.issues[0]?.message).toMatch(/at most 100/);
});
