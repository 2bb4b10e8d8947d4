import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readVcards } from '#engines/contacts/read-vcards.ts';
import { writeVcards } from '#engines/contacts/write-vcards.ts';
import { daysLater } from '#lib/time/days.ts';
import { edited, rowsFrom } from '../app-kit/sandbox/edits.ts';
import { contactOf, importContacts, removePerson, savePerson, spoke } from './actions/actions.ts';
import { circle } from './application.ts';
import type { Circle, CircleRows } from './records.ts';
import { apart, awayAfter, dueRing, mostDrawn, spotsOf } from './rules/orbit.ts';
import { isDue, standings } from './rules/standing.ts';

const day = '2026-11-18';
const rows: CircleRows = rowsFrom<Circle>(circle.seed(day));

it('begins with records that its own schemas take', () => {
  const lists = circle.seed(day);
  for (const name of ['people', 'talks'] as const)
    for (const row of lists[name]) expect(circle.schemas[name].safeParse(row).success).toBe(true);
});

it('puts whoever waited longest for their rhythm first, and those without one last', () => {
  const order = standings(rows, day);
  expect(order[0]?.person.name).toBe('Noura Al-Sayed');
  expect(order.at(-1)?.passed).toBeNull();
  expect(order.filter(({ birthday }) => birthday !== null).length).toBeGreaterThanOrEqual(3);
});

it('lets people drift outwards, day by day, and never beyond the rim', () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      (passed, more) => {
        expect(awayAfter(passed + more)).toBeGreaterThan(awayAfter(passed));
        expect(awayAfter(passed)).toBeLessThan(1);
        expect(awayAfter(passed) >= dueRing).toBe(passed >= 1);
      },
    ),
  ));

it('brings somebody back to the middle when one spoke, and leaves everybody else where they are', () => {
  const before = spotsOf(standings(rows, day));
  const gone = before.find(({ standing }) => isDue(standing));
  if (!gone) throw new Error('nobody is due');
  const done = spoke(gone.standing.person, { text: '', day }, day, 'x');
  if (!('edits' in done)) throw new Error(done.problem);
  for (const spot of spotsOf(standings(edited(rows, done.edits).rows, day))) {
    const then = before.find(({ standing }) => standing.person.id === spot.standing.person.id);
    if (spot.standing.person.id === gone.standing.person.id) expect(spot.away).toBeLessThan(0.25);
    else expect(Math.hypot(spot.x - (then?.x ?? 9), spot.y - (then?.y ?? 9))).toBeLessThan(apart);
  }
});

it('takes no talk of tomorrow, and an earlier talk does not hide a later one', () => {
  const person = rows.people.get('p1');
  if (!person) throw new Error('no p1');
  expect(spoke(person, { text: '', day: daysLater(day, 1) }, day, 'x')).toHaveProperty('problem');
  const old = spoke(person, { text: '', day: daysLater(day, -300) }, day, 'x');
  const then = 'edits' in old ? edited(rows, old.edits).rows : rows;
  const silent = (from: CircleRows) => standings(from, day).find((each) => each.person.id === 'p1')?.silent;
  expect(silent(then)).toBe(silent(rows));
});

it('gives everybody back from its own file, and adds nobody twice', () => {
  const file = writeVcards([...rows.people.values()].map(contactOf));
  const { contacts } = readVcards(file);
  expect(contacts).toHaveLength(rows.people.size);
  const kept = { every: 30, since: day };
  const empty = rowsFrom<Circle>({ people: [], talks: [] });
  const once = edited(empty, importContacts(empty, contacts, kept, 'a').edits).rows;
  expect(once.people.size).toBe(rows.people.size);
  const known = contacts.filter(({ emails }) => emails.length > 0);
  expect(importContacts(rows, known, kept, 'b').added).toBe(0);
});

it('says which field is wrong, and keeps further emails', () => {
  const entry = {
    name: 'Bo',
    role: '',
    email: 'bo@example.org',
    phone: '',
    birthday: '',
    note: '',
    every: 30,
  };
  expect(savePerson(undefined, { ...entry, name: ' ' }, { id: 'n', since: day })).toMatchObject({
    field: 'name',
  });
  expect(savePerson(undefined, { ...entry, email: 'x' }, { id: 'n', since: day })).toMatchObject({
    field: 'email',
  });
  const before = {
    ...entry,
    id: 'n',
    since: day,
    company: '',
    address: '',
    emails: ['a@a.org', 'b@b.org'],
    phones: [],
  };
  const done = savePerson(before, entry, before);
  expect('edits' in done && done.edits[0]).toMatchObject({ row: { emails: ['bo@example.org', 'b@b.org'] } });
  expect(removePerson(rows, 'p1').length).toBe(5);
});

it('covers nobody by somebody else, even if everybody came in today', () => {
  const some = rows.people.get('p1');
  if (!some) throw new Error('no p1');
  const people = Array.from({ length: 300 }, (_, place) => ({
    ...some,
    id: `n${place}`,
    every: 30,
    since: day,
    birthday: '',
  }));
  const imported: CircleRows = rowsFrom<Circle>({ people, talks: [] });
  for (const of of [rows, imported]) {
    const spots = spotsOf(standings(of, day));
    expect(spots.length).toBeLessThanOrEqual(mostDrawn);
    for (const [place, { x, y }] of spots.entries()) {
      expect(Math.hypot(x, y)).toBeLessThan(1);
      for (const other of spots.slice(place + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(apart * 0.9);
    }
  }
});
