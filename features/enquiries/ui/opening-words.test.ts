import { expect, it } from 'vitest';
import { openSpans } from '../open-spans.ts';
import { openingWords } from './opening-words.ts';

const zone = 'Europe/Berlin';
const agency = { hours: 'Monday to Friday, 09:00–17:00', holidays: [], timeZone: zone };
const wordsAt = (iso: string) => {
  const now = Date.parse(iso);
  return openingWords(openSpans(agency, now) ?? [], { now, zone, answerHours: 8 });
};

it('says who is there and when an answer comes', () => {
  expect(wordsAt('2026-11-16T09:00:00Z')).toEqual({
    open: true,
    short: 'Open until 17:00',
    now: 'We’re open until 17:00 (Berlin)',
    answer: 'tomorrow, 10:00 (Berlin)',
  });
  expect(wordsAt('2026-11-13T17:00:00Z')).toEqual({
    open: false,
    short: 'Back Mon 09:00',
    now: 'We’re closed. Back Monday 16 November, 09:00 (Berlin)',
    answer: 'Monday 16 November, 17:00 (Berlin)',
  });
  expect(wordsAt('2026-11-15T20:00:00Z').now).toBe('We’re closed. Back tomorrow, 09:00 (Berlin)');
  expect(wordsAt('2026-11-16T07:00:00Z')).toMatchObject({
    short: 'Back 09:00',
    now: 'We’re closed. Back today, 09:00 (Berlin)',
  });
});

it('promises nothing where no hours are ahead', () => {
  expect(openingWords([], { now: 0, zone, answerHours: 8 })).toEqual({
    open: false,
    short: 'Closed',
    now: 'We’re closed for the coming weeks',
    answer: '',
  });
});
