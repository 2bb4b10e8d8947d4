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

it.each([
  'Can I change my delivery address?',
  'Can you send me the invoice again?',
  'May I ask when the parcel arrives?',
  'Will you refund me this week?',
  'Do I need a login?',
  'Am I too late?',
  'Did My Parcel Leave?',
  'Could Someone Call Me Back?',
  'Mark the date in your calendar.',
  'Bill me at the end of the month, please.',
  'Grant access to the new folder.',
  'Rich Tea biscuits are out of stock.',
  'Sue for damages is not what we want.',
  'Jack up the car before changing the tyre.',
  'Carol singing starts at six.',
  'Sandy beaches only',
  'Frank discussion with the board',
  'Summer Sale Ends Sunday',
  'Next Steps',
  'Best Wishes to everyone',
  'Kind Regards',
  'Subject: Broken Kettle Lid',
  'Re: Missing Spoons In Box',
  'Christmas Opening Hours',
  'How To Reset Your Password',
  'Thank You For Your Order',
  'Pay By Card Or Cash',
  'Olive oil, basil and pepper',
  'Rose gardens open in June.',
  'Guten Tag, ich brauche Hilfe.',
])('takes nothing in “%s” for a person', (text) => expect(hidden(text)).toBe(text));

it.each([
  ['Can Yılmaz asked for a refund.', '[Person A] asked for a refund.'],
  ['Dear Can, your order is here.', 'Dear [Person A], your order is here.'],
  ['See you then\n\nJack', 'See you then\n\n[Person A]'],
  ['Sue: I am in.', '[Person A]: I am in.'],
  ['Jack called yesterday.', '[Person A] called yesterday.'],
  ['I spoke to Sue Baker at noon.', 'I spoke to [Person A] at noon.'],
  ['Yesterday Obiageli Nwankwo called.', 'Yesterday [Person A] called.'],
])('still hides the person in “%s”', (text, expected) => expect(hidden(text)).toBe(expected));

it('leaves headings of ordinary words alone, whichever they are', () => {
  const word = fc.constantFrom(
    'Delivery',
    'Returns',
    'Opening',
    'Hours',
    'Broken',
    'Kettle',
    'Refund',
    'Can',
    'Next',
    'Steps',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      expect(hidden(words.join(' '))).toBe(words.join(' '));
    }),
  );
});
