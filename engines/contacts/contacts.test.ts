import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthdayOf, nextBirthday } from './birthday.ts';
import { type Contact, noContact } from './contact.ts';
import { duplicatesIn, joined, nameKey, reasonsFor } from './duplicates.ts';
import { fieldFor, readContactRows } from './read-contact-rows.ts';
import { readVcards } from './read-vcards.ts';
import { writeVcards } from './write-vcards.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 120 }).map((each) =>
  each
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim(),
);
const word = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
  .map((each) => each.replace(/\s/g, '') || 'x');
const contact: fc.Arbitrary<Contact> = fc.record({
  name: text.map((each) => each || 'Ada'),
  company: text,
  role: text,
  emails: fc.uniqueArray(word, { maxLength: 3 }),
  phones: fc.uniqueArray(word, { maxLength: 3 }),
  birthday: fc.constantFrom('', '1990-04-05', '2000-02-29', '--12-31'),
  address: text,
  note: text,
});

it('reads back every contact that it wrote', () =>
  fc.assert(
    fc.property(fc.array(contact, { maxLength: 5 }), (contacts) => {
      // A scheme in front of a number or an address is not part of it.
      const given = contacts.map((each) => ({
        ...each,
        emails: each.emails.filter((email) => !/^(tel|mailto):/i.test(email)),
        phones: each.phones.filter((phone) => !/^(tel|mailto):/i.test(phone)),
      }));
      expect(readVcards(writeVcards(given, '4.0'))).toEqual({ contacts: given, problems: [] });
    }),
  ));

it('folds no line over 75 octets', () =>
  fc.assert(
    fc.property(contact, (one) => {
      for (const line of writeVcards([one]).split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  ));

it('reads a card however it is folded', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (width) => {
      const whole = 'NOTE:A long note\\, about Zoë and 二郎\\nwith a second line';
      const cut = (
        Array.from(whole)
          .join('')
          .match(new RegExp(`.{1,${width}}`, 'gu')) ?? []
      ).join('\r\n ');
      const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\n${cut}\r\nEND:VCARD\r\n`;
      expect(readVcards(card).contacts[0]?.note).toBe('A long note, about Zoë and 二郎\nwith a second line');
    }),
  ));

it('reads cards of old phones: quoted-printable with soft breaks, bare kinds, groups', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85str=C3=B6m;J=C3=B6=',
    'rgen;;;',
    'ORG;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9 Nord',
    'TEL;CELL:+46 70 123 45 67',
    'item1.EMAIL;type=INTERNET;type=pref:jorgen@example.org',
    'BDAY:19710405',
    'END:VCARD',
  ].join('\r\n');
  expect(readVcards(card).contacts).toEqual([
    {
      ...noContact,
      name: 'Jörgen Åström',
      company: 'Café Nord',
      emails: ['jorgen@example.org'],
      phones: ['+46 70 123 45 67'],
      birthday: '1971-04-05',
    },
  ]);
});

it('says where a card is broken and keeps what it held', () => {
  const { contacts, problems } = readVcards(
    'BEGIN:VCARD\nFN:Ada\nBEGIN:VCARD\nEND:VCARD\nBEGIN:VCARD\nFN:Bo',
  );
  expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(problems.map(({ line }) => line)).toEqual([1, 3, 5]);
});

it('never fails on any text', () =>
  fc.assert(fc.property(fc.string(), (any) => void readVcards(`BEGIN:VCARD\n${any}\nEND:VCARD`))));

it('knows columns by the headings of other programs', () => {
  const heads = [
    'First Name',
    'Last name',
    'E-mail 1 - Value',
    'Mobile',
    'Organization Name',
    'Job title',
    'Birthday',
    'E-mail 1 - Type',
  ];
  const fields = heads.map(fieldFor);
  expect(fields).toEqual(['given', 'family', 'email', 'phone', 'company', 'role', 'birthday', null]);
  const { contacts, problems } = readContactRows(
    [
      ['Ada', 'Byron', 'ada@example.org; a@example.org', '', 'Engines', '', '05.04.1990', 'home'],
      ['', '', '', '', '', '', 'soon', ''],
    ],
    fields,
  );
  expect(contacts).toEqual([
    {
      ...noContact,
      name: 'Ada Byron',
      company: 'Engines',
      emails: ['ada@example.org', 'a@example.org'],
      birthday: '1990-04-05',
    },
  ]);
  expect(problems.map(({ line }) => line)).toEqual([3, 3]);
});

it('reads birthdays and says when the next one is', () => {
  expect(['1990-13-01', '2001-02-29', 'x', '--0229', '1990-04-05T00:00:00Z'].map(birthdayOf)).toEqual([
    '',
    '',
    '',
    '--02-29',
    '1990-04-05',
  ]);
  expect(nextBirthday('1990-11-18', '2026-11-18')).toBe('2026-11-18');
  expect(nextBirthday('--02-29', '2026-11-18')).toBe('2027-03-01');
});

const few = fc.record({
  name: fc.constantFrom('Zoë Álvarez', 'Alvarez, Zoe', 'Bo Li', ''),
  company: fc.constantFrom('', 'Nord', 'NORD'),
  emails: fc.subarray(['a@x.org', 'A@x.org', 'b@x.org']),
  phones: fc.subarray(['+49 30 1234567', '030 1234567', '12']),
});

it('finds the same pairs as comparing everybody with everybody', () =>
  fc.assert(
    fc.property(fc.array(few, { maxLength: 12 }), (list) => {
      const people = list.map((each, index) => ({ ...each, id: String(index) }));
      const oracle = people.flatMap((one, at) =>
        people
          .slice(at + 1)
          .flatMap((other) => (reasonsFor(one, other).length > 0 ? [`${one.id} ${other.id}`] : [])),
      );
      const found = duplicatesIn(people).map(({ one, other }) => `${one.id} ${other.id}`);
      expect(found.sort()).toEqual(oracle.sort());
    }),
  ));

it('loses nothing when two become one', () =>
  fc.assert(
    fc.property(contact, contact, (one, other) => {
      const both = joined(one, other, new Set(['name']));
      expect(both.name).toBe(other.name || one.name);
      expect(both.emails.length).toBeGreaterThanOrEqual(
        Math.max(new Set(one.emails.map((each) => each.toLowerCase())).size, 0),
      );
      for (const note of [one.note, other.note]) expect(both.note).toContain(note);
      expect(nameKey(joined(one, other).name)).toBe(nameKey(one.name || other.name));
    }),
  ));
