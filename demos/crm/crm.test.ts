import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noContact } from '#engines/contacts/contact.ts';
import { duplicatesIn } from '#engines/contacts/duplicates.ts';
import { daysLater } from '#lib/time/days.ts';
import { edited, rowsFrom } from '../app-kit/sandbox/edits.ts';
import { addDeal, moveDeal } from './actions/deals.ts';
import { logTalk, postpone } from './actions/log.ts';
import { contactOf, importContacts, mergePeople, removePerson, savePerson } from './actions/people.ts';
import { crm } from './application.ts';
import type { Crm, CrmEdit, CrmRows, Person } from './records.ts';
import { sumsByMonth, sumsByStage } from './rules/forecast.ts';
import { whomToSpeakTo } from './rules/whom.ts';

const day = '2026-11-18';
const rows: CrmRows = rowsFrom<Crm>(crm.seed(day));
const after = (from: CrmRows, edits: readonly CrmEdit[]): CrmRows => edited(from, edits).rows;
const person = (id: string): Person => {
  const found = rows.people.get(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

it('begins with records that its own schemas take, always the same, quickly', () => {
  const began = performance.now();
  const lists = crm.seed(day);
  expect(performance.now() - began).toBeLessThan(50);
  expect(crm.seed(day)).toEqual(lists);
  for (const name of ['companies', 'people', 'deals', 'activities', 'reminders'] as const)
    for (const row of lists[name]) expect(crm.schemas[name].safeParse(row).success).toBe(true);
});

it('has somebody in every part of the day for whoever sells', () => {
  const calls = whomToSpeakTo(rows, 'noor', day);
  expect(new Set(calls.map(({ part }) => part))).toEqual(new Set(['late', 'today', 'answer', 'quiet']));
  expect(calls.every(({ person }) => person.owner === 'noor')).toBe(true);
  expect(whomToSpeakTo(rows, null, day).length).toBeGreaterThan(calls.length);
});

it('takes somebody off the list once one spoke, and brings them back on the promised day', () => {
  const [first] = whomToSpeakTo(rows, 'noor', day);
  if (!first) throw new Error('nobody is due');
  const next = { day: daysLater(day, 3), text: 'Send the quote' };
  const done = logTalk(
    rows,
    { personId: first.person.id, kind: 'call', text: '', next, by: 'noor' },
    day,
    'x',
  );
  if (!('edits' in done)) throw new Error(done.problem);
  const later = after(rows, done.edits);
  const ids = (at: string) => whomToSpeakTo(later, 'noor', at).map((call) => call.person.id);
  expect(ids(day)).not.toContain(first.person.id);
  expect(ids(daysLater(day, 3))).toContain(first.person.id);
});

it('leaves a promise open when only a note is written, and refuses an empty one', () => {
  const [first] = whomToSpeakTo(rows, 'noor', day);
  const talk = { personId: first?.person.id ?? '', kind: 'note', next: null, by: 'noor' } as const;
  expect(logTalk(rows, { ...talk, text: ' ' }, day, 'x')).toMatchObject({ field: 'text' });
  const noted = logTalk(rows, { ...talk, text: 'Has a dog' }, day, 'x');
  expect('edits' in noted && noted.edits).toHaveLength(1);
});

it('moves what is due to another day, and gives who has no promise one', () => {
  const calls = whomToSpeakTo(rows, null, day);
  for (const call of calls) {
    const later = after(rows, postpone(rows, call.person.id, day, 1, 'x'));
    expect(whomToSpeakTo(later, null, day).some((each) => each.person.id === call.person.id)).toBe(false);
    expect(
      whomToSpeakTo(later, null, daysLater(day, 1)).some((each) => each.person.id === call.person.id),
    ).toBe(true);
  }
});

it('adds stages up to what all open deals add up to, to the cent', () => {
  const sums = sumsByStage(rows, null);
  const months = sumsByMonth(rows, day);
  expect(months.reduce((sum, { likely }) => sum + likely, 0)).toBe(
    sums.reduce((sum, { likely }) => sum + likely, 0),
  );
  const [deal] = [...rows.deals.values()];
  if (!deal) throw new Error('no deal');
  expect(moveDeal(deal, deal.stage, day, 'noor', 'x')).toEqual([]);
  const won = after(rows, moveDeal(deal, 'won', day, 'noor', 'x'));
  expect(sumsByStage(won, null).reduce((sum, { count }) => sum + count, 0)).toBe(
    sums.reduce((sum, { count }) => sum + count, 0) - 1,
  );
});

it('takes amounts as people write them', () => {
  const entered = { title: 'Shop', personId: 'p1', owner: 'noor' };
  const cents = (amount: string) => {
    const made = addDeal({ ...entered, amount }, day, 'x');
    const [edit] = 'edits' in made ? made.edits : [];
    return edit?.in === 'deals' ? edit.row?.cents : undefined;
  };
  expect(['12,400', '€ 980.50', '980,50', 'SEK 12.400,50', 'a lot'].map(cents)).toEqual([
    1_240_000,
    98_050,
    98_050,
    1_240_050,
    undefined,
  ]);
});

it('says which field is wrong', () => {
  const entry = { name: 'Bo', company: '', role: '', email: '', phone: '', birthday: '', note: '' };
  const kept = { id: 'n', owner: 'noor', since: day };
  expect(savePerson(rows, { ...entry, name: '' }, kept)).toMatchObject({ field: 'name' });
  expect(savePerson(rows, { ...entry, email: 'bo@' }, kept)).toMatchObject({ field: 'email' });
  expect(savePerson(rows, { ...entry, birthday: '31.2.1990' }, kept)).toMatchObject({ field: 'birthday' });
  const made = savePerson(rows, { ...entry, company: 'HARBOUR prints' }, kept);
  expect('edits' in made && made.edits).toMatchObject([{ in: 'people', row: { companyId: 'c1' } }]);
});

it('adds nobody twice, however often a file is brought', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Ada Byron', 'Bo Li', 'Cem Kaya'), { maxLength: 6 }), (names) => {
      const contacts = names.map((name) => ({
        ...noContact,
        name,
        company: 'New Firm',
        emails: [`${name.slice(0, 2)}@example.org`],
      }));
      const once = after(rows, importContacts(rows, contacts, { owner: 'noor', since: day }, 'i').edits);
      const twice = after(once, importContacts(once, contacts, { owner: 'noor', since: day }, 'j').edits);
      expect(once.people.size).toBe(rows.people.size + new Set(names).size);
      expect(twice.people.size).toBe(once.people.size);
      expect(twice.companies.size).toBe(rows.companies.size + (names.length > 0 ? 1 : 0));
    }),
    { numRuns: 25 },
  ));

it('finds the sample’s twins, and makes one of two without losing a talk', () => {
  const people = [...rows.people.values()].map((each) => ({ ...contactOf(rows, each), id: each.id }));
  expect(duplicatesIn(people).map(({ other }) => other.id)).toEqual(
    expect.arrayContaining(['p45', 'p46', 'p47']),
  );
  const { rows: one, back } = edited(rows, mergePeople(rows, person('p45'), person('p1'), new Set(['name'])));
  expect(one.people.size).toBe(rows.people.size - 1);
  expect(one.people.get('p45')).toMatchObject({ name: 'Ana Petrić', companyId: 'c1' });
  expect([...one.activities.values()].some(({ personId }) => personId === 'p1')).toBe(false);
  expect(edited(one, back).rows.people.get('p1')).toEqual(person('p1'));
});

it('deletes somebody with everything about them', () => {
  const left = after(rows, removePerson(rows, 'p1'));
  for (const list of [left.activities, left.reminders, left.deals])
    expect([...list.values()].some(({ personId }) => personId === 'p1')).toBe(false);
});
