import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountKindWords } from './account-kind-words.ts';
import { kindWords } from './kind-words.ts';
import { fieldText, kindText, thingText } from './words.ts';

/** The kinds that the sources note, where they write them as a text. */
const noted = globSync('{features,server,app}/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('recordEvent('))
  .flatMap((source) => [...source.matchAll(/\bkind: '([a-z-]+\.[a-z-]+)'/g)].map(([, kind]) => kind ?? ''));

it('has words for every kind that the sources note', () => {
  expect(noted.length).toBeGreaterThan(100);
  expect([...new Set(noted)].filter((kind) => !(kind in kindWords || kind in accountKindWords))).toEqual([]);
});

it('reads an unknown kind as words, and shows no number of the database', () => {
  expect(kindText('identity.email-verified')).toBe('Address of an account confirmed');
  expect(kindText('something.brand-new')).toBe('Something brand new');
  expect(thingText('enquiry:019a0000-0000-7000-8000-000000000000')).toBe('An enquiry');
  expect(thingText('booking-poll:019a')).toBe('A poll');
  expect(thingText('settings')).toBe('Settings');
  expect(fieldText('startAt')).toBe('Start at');
});
