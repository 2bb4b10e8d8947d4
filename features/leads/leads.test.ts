import { describe, expect, it } from 'vitest';
import { plainQuery } from '#lib/lists/table-query.ts';
import { moveClock, now } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { readTable } from '#server/tables/read-table.ts';
import { takeBack } from '#server/undo/undo.ts';
import { leadBoard } from './board.server.ts';
import { addLeadNote } from './commands/add-note.server.ts';
import { addLead, changeLead } from './commands/change-lead.server.ts';
import { forgetLeads } from './commands/forget.server.ts';
import { keepApart, mergedFields, mergeLeads } from './commands/merge.server.ts';
import { moveStage } from './commands/move-stage.server.ts';
import { duplicatePairs, duplicatesOf } from './duplicates.server.ts';
import { leadList } from './list.server.ts';
import { countStepsDue, leadAt } from './queries.server.ts';
import { companyPage, leadPage } from './record-page.server.ts';
import { leadCompanies, leads } from './tables.server.ts';
import { heardOf, inTestWorld } from './testing/world.server.ts';

inTestWorld();

const mia = { userId: 'mia', name: 'Mia' };
const owners = [mia, { userId: 'noor', name: 'Noor' }];
const nobodyElse = async () => [];
const page = async (id: string) => {
  const shown = await leadPage(id, owners, nobodyElse);
  if (!shown) throw new Error('the record is not there');
  return shown;
};
const allLeads = () => services().database.db.select().from(leads);
const wish = (more = {}) => ({
  name: 'Ann Example',
  phone: '',
  company: '',
  value: '',
  owner: '',
  nextStep: '',
  nextStepOn: '',
  seen: 1,
  ...more,
});
/** What the list says that each person's company is called. */
const shownCompanies = async () => {
  const { rows } = await readTable(leadList, plainQuery, { userId: 'mia', areas: ['sales'] });
  return Object.fromEntries(rows.map(({ name, company }) => [name, company]));
};
const back = (undo: string | undefined) =>
  services().inTransaction((tx) => takeBack(tx, undo ?? '', 'user:mia'));

describe('somebody is noted', () => {
  it('once for an address, however often and however many at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => heardOf('ann@harbour.example', 'Ann Example')),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await allLeads()).toHaveLength(1);
    moveClock(60_000);
    await heardOf('Ann@Harbour.example', 'Somebody else');
    expect(await allLeads()).toMatchObject([{ name: 'Ann Example', lastAt: now(), stage: 'new' }]);
  });

  it('under the company of their domain, which only staff name', async () => {
    const ann = await heardOf('ann@harbour.example', 'Ann Example');
    const bob = await heardOf('bob@harbour.example', 'Bob Sample', { company: 'Bob’s Casino' });
    const companies = () => services().database.db.select().from(leadCompanies);
    expect(await companies()).toMatchObject([{ name: 'harbour.example', domain: 'harbour.example' }]);
    // What somebody types stands with them alone.
    expect(await page(ann)).toMatchObject({ company: { name: 'harbour.example' }, companyTyped: '' });
    expect(await page(bob)).toMatchObject({
      company: { name: 'harbour.example' },
      companyTyped: 'Bob’s Casino',
    });
    expect(await shownCompanies()).toEqual({
      'Ann Example': 'harbour.example',
      'Bob Sample': 'Bob’s Casino',
    });

    await changeLead(ann, wish({ company: 'Harbour Prints' }), mia, []);
    await heardOf('cleo@harbour.example', 'Cleo Trial', { company: 'Cleo’s Casino' });
    expect(await companies()).toMatchObject([{ name: 'Harbour Prints', domain: 'harbour.example' }]);
    expect(new Set(Object.values(await shownCompanies()))).toEqual(new Set(['Harbour Prints']));
    await changeLead(ann, wish({ company: 'Harbour Press', seen: 2 }), mia, []);
    const [named] = await companies();
    expect(named?.name).toBe('Harbour Press');
    const shown = await companyPage(named?.id ?? '', owners, nobodyElse);
    expect(shown?.people.map(({ name }) => name)).toEqual(['Ann Example', 'Bob Sample', 'Cleo Trial']);
  });

  it('in no company for the name they type, even where staff know one of that name', async () => {
    const ann = await heardOf('ann@gmail.com', 'Ann Example');
    await changeLead(ann, wish({ company: 'Harbour Prints' }), mia, []);
    const eve = await heardOf('eve@gmail.com', 'Eve Stranger', { company: 'harbour prints' });
    expect(await page(eve)).toMatchObject({ company: null, companyTyped: 'harbour prints' });
    const { id = '' } = (await page(ann)).company ?? {};
    const shown = await companyPage(id, owners, nobodyElse);
    expect(shown?.people.map(({ name }) => name)).toEqual(['Ann Example']);
  });

  it('by hand, unless the address is known', async () => {
    const id = await addLead({ name: 'Ann', email: 'ann@harbour.example', company: '', phone: '' }, mia);
    expect(await page(id)).toMatchObject({ owner: 'Mia', emails: ['ann@harbour.example'] });
    await expect(
      addLead({ name: 'Again', email: 'ANN@harbour.example', company: '', phone: '' }, mia),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('a record', () => {
  it('is changed, tells a second editor what the first one wrote, and tells the new owner', async () => {
    const id = await heardOf('ann@harbour.example', 'Ann Example');
    await changeLead(
      id,
      wish({
        value: '12500.50',
        owner: 'noor',
        company: 'Harbour',
        nextStep: 'Call',
        nextStepOn: '2026-11-15',
      }),
      mia,
      ['mia', 'noor'],
    );
    expect(await page(id)).toMatchObject({
      value: '12500.50',
      valueWords: '€12,500.50',
      owner: 'Noor',
      company: { name: 'Harbour' },
      late: true,
      version: 2,
    });
    expect(await countStepsDue()).toBe(1);
    expect(await services().database.db.select().from(notices)).toMatchObject([
      { userId: 'noor', title: 'Mia assigned a lead to you' },
    ]);
    await expect(changeLead(id, wish({ name: 'Anne' }), mia, [])).rejects.toMatchObject({ status: 409 });
    await expect(changeLead(id, wish({ owner: 'ann', seen: 2 }), mia, ['mia'])).rejects.toMatchObject({
      fields: { owner: expect.any(String) },
    });
  });

  it('moves through the stages, with a way back, and says so in its time line', async () => {
    const id = await heardOf('ann@harbour.example', 'Ann Example');
    await moveStage({ id, stage: 'talking', reason: '' }, 'user:mia');
    const { undo } = await moveStage({ id, stage: 'lost', reason: 'Too dear' }, 'user:mia');
    expect(await page(id)).toMatchObject({ stage: 'lost', lostReason: 'Too dear' });
    expect(await back(undo)).toBe(true);
    expect(await page(id)).toMatchObject({ stage: 'talking', lostReason: '' });
    expect((await page(id)).entries.map(({ title }) => title)).toContain(
      'Mia moved this lead from Talking to Lost: Too dear',
    );
    expect((await moveStage({ id, stage: 'talking', reason: '' }, 'user:mia')).undo).toBeUndefined();
  });

  it('keeps what staff write down, once for each press', async () => {
    const id = await heardOf('ann@harbour.example', 'Ann Example');
    const note = { note: 'Called, wants two vans', address: '10.0.0.1' };
    await addLeadNote(id, note, mia);
    await addLeadNote(id, note, mia);
    expect((await page(id)).entries.filter(({ kind }) => kind === 'note')).toMatchObject([
      { title: 'Mia', text: 'Called, wants two vans' },
    ]);
  });
});

describe('two records of one person', () => {
  const pair = async () => {
    const ann = await heardOf('ann.example@harbour.example', 'Ann Example');
    const twin = await heardOf('ann@gmail.com', 'Example, Ann', { phone: '+49 30 1234567' });
    await heardOf('bob@harbour.example', 'Bob Sample');
    return { ann, twin };
  };
  const found = async (id: string) => {
    const lead = await leadAt(services().database.db, id);
    return lead ? (await duplicatesOf(lead)).map(({ name, why }) => `${name}: ${why}`) : [];
  };

  it('are found, and told apart for good', async () => {
    const { ann, twin } = await pair();
    expect(await found(ann)).toEqual(['Example, Ann: Same name']);
    expect(await duplicatePairs()).toEqual([{ id: ann, other: twin }]);
    await keepApart({ id: twin, other: ann }, 'user:mia');
    expect(await found(ann)).toEqual([]);
    expect(await duplicatePairs()).toEqual([]);
  });

  it('become one, and two again with everything where it was', async () => {
    const { ann, twin } = await pair();
    await addLeadNote(twin, { note: 'From the fair', address: '10.0.0.1' }, mia);
    await moveStage({ id: twin, stage: 'proposal', reason: '' }, 'user:mia');
    const before = await allLeads();
    const { undo } = await mergeLeads({ id: ann, other: twin }, 'user:mia');
    expect(await page(ann)).toMatchObject({
      emails: ['ann.example@harbour.example', 'ann@gmail.com'],
      phone: '+49 30 1234567',
      stage: 'proposal',
      duplicates: [],
    });
    // Whoever has the other's address finds the one that stays.
    expect((await page(twin)).id).toBe(ann);
    expect(await heardOf('ann@gmail.com', 'Ann')).toBe(ann);
    expect((await page(ann)).entries.map(({ text }) => text)).toContain('From the fair');

    expect(await back(undo)).toBe(true);
    expect(await back(undo)).toBe(false);
    const lasting = (rows: typeof before) =>
      rows.map(({ version: _, lastAt: __, ...lead }) => lead).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(lasting(await allLeads())).toEqual(lasting(before));
    expect((await page(twin)).emails).toEqual(['ann@gmail.com']);
    expect((await page(twin)).entries.map(({ text }) => text)).toContain('From the fair');
  });

  it('keep what was edited after the merging when it is taken back', async () => {
    const { ann, twin } = await pair();
    const { undo } = await mergeLeads({ id: ann, other: twin }, 'user:mia');
    const { version } = await page(ann);
    await changeLead(ann, wish({ phone: '040 7654321', company: 'harbour.example', seen: version }), mia, []);
    await back(undo);
    expect((await page(ann)).phone).toBe('040 7654321');
  });

  it('are never lost to two who merge them the other way round at once', async () => {
    const { ann, twin } = await pair();
    const both = await Promise.allSettled([
      mergeLeads({ id: ann, other: twin }, 'user:mia'),
      mergeLeads({ id: twin, other: ann }, 'user:noor'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await allLeads()).filter(({ mergedInto }) => mergedInto === null)).toHaveLength(2);
  });

  it('fill each other’s gaps and never each other’s words', () => {
    const keep = {
      phone: '1',
      plainPhone: '1',
      companyId: null,
      companyTyped: '',
      stage: 'talking' as const,
      value: null,
      ownerId: 'mia',
      nextStep: 'Call',
      nextStepOn: null,
    };
    const other = {
      ...keep,
      phone: '2',
      plainPhone: '2',
      companyId: 'c',
      stage: 'won' as const,
      value: 5,
      nextStep: 'Write',
      nextStepOn: '2026-11-20',
    };
    expect(mergedFields(keep, other)).toEqual({ ...keep, companyId: 'c', value: 5 });
    expect(mergedFields({ ...keep, stage: 'new', nextStep: '' }, other)).toMatchObject({
      stage: 'won',
      nextStep: 'Write',
      nextStepOn: '2026-11-20',
    });
  });
});

it('shows the board by stage with what they come to, and the table by what is asked for', async () => {
  const id = await heardOf('ann@harbour.example', 'Ann Example', { company: 'Harbour' });
  await heardOf('bob@gmail.com', 'Bob Sample');
  await changeLead(id, wish({ value: '100', company: 'Harbour', owner: 'mia' }), mia, ['mia']);
  await moveStage({ id, stage: 'proposal', reason: '' }, 'user:mia');
  const board = await leadBoard({ q: '', owner: '' }, () => 'Mia');
  expect(board.map(({ stage, count, value }) => [stage, count, value])).toEqual([
    ['new', 1, null],
    ['talking', 0, null],
    ['proposal', 1, '€100'],
    ['won', 0, null],
    ['lost', 0, null],
  ]);
  const named = async (q: string) =>
    (await leadBoard({ q, owner: '' }, () => null)).flatMap(({ cards }) => cards.map(({ name }) => name));
  expect(await named('harbour')).toEqual(['Ann Example']);
  expect(await named('bob@')).toEqual(['Bob Sample']);
  const rows = async (filters: Record<string, string[]>, q = '') =>
    (await readTable(leadList, { ...plainQuery, q, filters }, { userId: 'mia', areas: ['sales'] })).rows.map(
      ({ name }) => name,
    );
  expect(await rows({ stage: ['new'] })).toEqual(['Bob Sample']);
  expect(await rows({ who: ['mine'] })).toEqual(['Ann Example']);
  expect(await rows({}, 'harbour')).toEqual(['Ann Example']);
});

it('forgets people of whom nothing was heard for long, with their companies and merged halves', async () => {
  const ann = await heardOf('ann@harbour.example', 'Ann Example');
  const twin = await heardOf('ann@other.example', 'Ann Example');
  await mergeLeads({ id: ann, other: twin }, 'user:mia');
  moveClock(729 * 86_400_000);
  await heardOf('bob@north.example', 'Bob Sample');
  expect(await forgetLeads()).toBe(0);
  moveClock(2 * 86_400_000);
  expect(await forgetLeads()).toBe(1);
  expect(await allLeads()).toMatchObject([{ name: 'Bob Sample' }]);
  expect(await services().database.db.select().from(leadCompanies)).toMatchObject([
    { domain: 'north.example' },
  ]);
  expect((await services().database.db.select().from(events)).map(({ kind }) => kind)).toContain(
    'lead.forgotten',
  );
});
