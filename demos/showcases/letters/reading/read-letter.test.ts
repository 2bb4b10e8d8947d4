import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLetters } from '../samples.ts';
import {
  datesToKeep,
  findsOf,
  hasNeither,
  mainAmount,
  mainAsk,
  mainDate,
  type Reading,
  readLetter,
  textAt,
} from './read-letter.ts';

const today = '2026-11-19';
const read = (text: string, monthFirst = false): Reading => readLetter(text, { today, monthFirst });
const sample = (id: string): Reading =>
  read(sampleLetters(today).find((letter) => letter.id === id)?.text ?? '');
const keep = (reading: Reading) => datesToKeep(reading).map(({ on, role }) => `${on} ${role}`);

describe('the sample letters', () => {
  it('a parking charge: pay the smaller amount by the first day', () => {
    const reading = sample('parking');
    expect(reading.sender?.text).toBe('Tidewick Town Council');
    expect(reading.written?.on).toBe('2026-11-16');
    expect(reading.references.map(({ text }) => text)).toEqual(['PK-4471-208']);
    expect(keep(reading)).toEqual(['2026-11-30 deadline', '2026-12-14 deadline', '2026-12-14 deadline']);
    expect(mainDate(reading, today)?.on).toBe('2026-11-30');
    expect(mainAsk(reading, today)?.kind).toBe('pay');
    expect(reading.amounts.map((one) => `${one.value} ${one.role}`)).toEqual([
      '70 asked',
      '35 asked',
      '105 threatened',
    ]);
    expect(mainAmount(reading, today)?.value).toBe(35);
    expect(reading.phones.map(({ text }) => text)).toEqual(['01632 960 114']);
    expect(reading.emails.map(({ text }) => text)).toEqual(['parking@tidewick.example']);
  });

  it('a rent rise: sign and return a form; the day it begins is no deadline', () => {
    const reading = sample('rent');
    expect(keep(reading)).toEqual(['2026-12-07 deadline']);
    expect(reading.days.filter(({ role }) => role === 'starts')).toHaveLength(2);
    expect(mainAsk(reading, today)?.kind).toBe('send');
    expect(reading.amounts.map((one) => `${one.value} ${one.role}`)).toEqual(['612.4 named', '641 asked']);
    expect(reading.references.map(({ text }) => text)).toEqual(['HR 20931']);
  });

  it('an appointment: come on its day, and call before another one only if you cannot', () => {
    const reading = sample('clinic');
    expect(keep(reading)).toEqual(['2026-11-28 deadline', '2026-12-04 appointment']);
    expect(mainDate(reading, today)?.on).toBe('2026-12-04');
    expect(mainAsk(reading, today)?.kind).toBe('come');
    expect(mainAmount(reading, today)).toBeNull();
    expect(reading.free && textAt(reading, reading.free)).toBe('There is nothing to pay.');
  });

  it('a tax refund: nothing to do, money comes back, and an appeal is left to you', () => {
    const reading = sample('tax');
    expect(mainAsk(reading, today)).toBeNull();
    expect(reading.nothing && textAt(reading, reading.nothing)).toBe('You do not have to do anything.');
    expect(mainAmount(reading, today)).toMatchObject({ value: 212.6, role: 'back' });
    expect(reading.days.find(({ on }) => on === '2026-12-03')?.role).toBe('theirs');
    expect(keep(reading)).toEqual(['2026-12-15 deadline']);
  });

  it('says who wrote, in English, with a place for every find', () => {
    for (const { id, text } of sampleLetters(today)) {
      const reading = read(text);
      expect(reading.sender, id).not.toBeNull();
      expect(reading.isEnglish, id).toBe(true);
      for (const { start, end } of findsOf(reading)) expect(text.slice(start, end).trim(), id).not.toBe('');
    }
  });
});

describe('days', () => {
  it.each([
    ['Reply by 3 May 2027.', '2027-05-03'],
    ['Payment is due on Friday, 8 January 2027.', '2027-01-08'],
    ['The deadline is 2027-02-01.', '2027-02-01'],
    ['Send it no later than the 24th of December.', '2026-12-24'],
    ['Please answer before March 3rd.', '2027-03-03'],
    ['Please pay by 03/04/2027.', '2027-04-03'],
  ])('in “%s” the last day is %s', (text, on) => expect(keep(read(text))).toEqual([`${on} deadline`]));

  it('are read month first where the reader says so', () => {
    expect(keep(read('Please pay by 03/04/2027.', true))).toEqual(['2027-03-04 deadline']);
  });

  it('are counted from the date of the letter, and stay open where it has none', () => {
    const text = 'You must reply within two weeks of the date of this letter, please.';
    expect(keep(read(`Tidewick, 16 November 2026\n\n${text}`))).toEqual(['2026-11-30 deadline']);
    expect(keep(read(`31 January 2027\n\nPlease appeal within one month.`))).toEqual(['2027-02-28 deadline']);
    const open = read(text);
    expect(keep(open)).toEqual([]);
    expect(open.spans.map(({ on }) => on)).toEqual([null]);
  });

  it('that do not exist are left alone, and a day that was is no deadline', () => {
    expect(read('Pay by 31 February 2027.').days).toEqual([]);
    expect(keep(read('We met on 3 March 2026.'))).toEqual([]);
  });

  it('on which the sender acts are not the reader’s', () => {
    expect(keep(read('We will answer by 3 May 2027.'))).toEqual([]);
    expect(keep(read('We are sorry, but you must pay by 3 May 2027.'))).toEqual(['2027-05-03 deadline']);
  });
});

describe('amounts', () => {
  it.each([
    ['Please pay £1,234.50.', 1234.5, 'asked'],
    ['The balance is 1.234,50 EUR.', 1234.5, 'asked'],
    ['We are refunding you: a refund of $20 is on its way.', 20, 'back'],
    ['Otherwise a surcharge of 12 euros is added.', 12, 'threatened'],
    ['The house cost €90 in 1870.', 90, 'named'],
  ])('“%s”', (text, value, role) => expect(read(text).amounts).toMatchObject([{ value, role }]));

  it('are no plain numbers', () => {
    expect(read('There are 14 days, 3 rooms and 20% more.').amounts).toEqual([]);
  });
});

it('finds numbers to quote only behind a label, and takes none for a telephone', () => {
  const reading = read('Account number: 0163 2960 114\nQuote the reference above. Room 14, 5 people.');
  expect(reading.references.map(({ text }) => text)).toEqual(['0163 2960 114']);
  expect(reading.phones).toEqual([]);
});

it('takes the name under the greeting where the top names no office', () => {
  expect(read('Dear tenant,\n\nPlease ring me.\n\nYours faithfully,\nM. Harrow').sender?.text).toBe(
    'M. Harrow',
  );
  expect(read('Please ring me about the cat.').sender).toBeNull();
});

it('knows when a text has neither a day nor an amount, and when it is not English', () => {
  expect(hasNeither(read('16 November 2026\n\nDear all, the garden is open again. Come and see it.'))).toBe(
    true,
  );
  expect(hasNeither(read('Please pay £5.'))).toBe(false);
  const german =
    'Sehr geehrte Frau Sommer, bitte überweisen Sie den Betrag von 84,20 € bis zum 3. Dezember 2026 auf unser Konto.';
  expect(read(german)).toMatchObject({ isEnglish: false, amounts: [{ value: 84.2 }] });
});

it('gives every find and every line a place within the text, whatever is pasted', () => {
  const words = fc.constantFrom(
    'Please pay',
    '£5.00',
    'by 3 May 2027',
    'within 10 days',
    'Ref: A 12',
    '\n',
    '\n\n',
    '. ',
    'Dear',
    'ü',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 40 }),
      (parts) => {
        const text = parts.join(' ').trim();
        const reading = read(text);
        for (const { start, end } of [...findsOf(reading), ...reading.units, ...reading.asks]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});
