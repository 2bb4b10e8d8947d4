import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hidePersonalData } from './personal-data.ts';

const hidden = (text: string) => hidePersonalData(text).text;

it('gives one person one stand-in, by whole name or first name', () => {
  expect(hidden('Ana Petrić called. Mr Reyl rings back. Ana agreed.')).toBe(
    '[Person A] called. Mr [Person B] rings back. [Person A] agreed.',
  );
});

it.each([
  ['Write to ana@example.com today', 'Write to [email 1] today'],
  ['Call 020 7946 0182 or +49 30 5550 101', 'Call [phone 1] or [phone 2]'],
  ['She lives at 14 Mill Lane, Otley LS98 3AB now', 'She lives at [address 1] now'],
  ['Besuch: Hauptstraße 12, 10115 Berlin.', 'Besuch: [address 1].'],
  ['born on 4 March 1981', 'born on [birth date 1]'],
  ['IBAN GB33 BUKB 2020 1555 5555 55', 'IBAN [bank account 1]'],
  ['NI number QQ 12 34 56 C', 'NI number [ID number 1]'],
  ['seen from 192.0.2.14', 'seen from [IP address 1]'],
  ['write to ana dot p at example dot com', 'write to [email 1]'],
  ['my brother, Ishan, called', 'my brother, [Person A], called'],
])('hides “%s”', (text, expected) => expect(hidden(text)).toBe(expected));

it.each([
  'The order 4471-2026 of 12 March 2026 costs £1,200.50.',
  'Baker & Finch sell the Victoria teapot in Florence.',
  'Firmware 2.14.0.7, serial 07700-9004-18A',
  'Harbour Heating Ltd serviced the boiler on Monday.',
])('leaves “%s” alone', (text) => expect(hidden(text)).toBe(text));

it('marks what it replaced, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { places } = hidePersonalData(text);
      for (const { start, end, text: found } of places) expect(text.slice(start, end)).toBe(found);
    }),
  );
});
