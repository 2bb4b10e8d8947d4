import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainQuery, sortOf, type TableQuery } from '#lib/lists/table-query.ts';
import { outbox, outboxStates } from '../db/tables.ts';
import type { Db } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { csvOf } from './csv.ts';
import { choice, days, defineTable, exact, oneOf, tableNamed } from './define-table.ts';
import { openTable } from './open-table.ts';
import { readTable } from './read-table.ts';

const mails = defineTable({
  name: 'test-mails',
  section: 'outbox',
  from: outbox,
  id: outbox.id,
  where: () => sql`${outbox.purpose} <> 'hidden'`,
  rows: (db: Db, ids: string[]) => db.select().from(outbox).where(inArray(outbox.id, ids)),
  columns: {
    to: { label: 'To', value: (row) => row.recipient, sort: sql`lower(${outbox.recipient})` },
    tries: { label: 'Tries', value: (row) => row.attempts, sort: outbox.attempts },
    state: { label: 'State', value: (row) => row.state },
    made: { label: 'Made', value: (row) => row.createdAt, sort: outbox.createdAt, extra: true },
  },
  search: [outbox.recipient, outbox.purpose],
  filters: {
    state: choice(
      'State',
      outbox.state,
      outboxStates.map((value) => ({ value, label: value })),
    ),
    made: days('Made', outbox.createdAt),
    purpose: exact('Purpose', outbox.purpose),
    tried: oneOf('Tried', {
      often: { label: 'Often', where: () => sql`${outbox.attempts} > 1` },
      never: { label: 'Never', where: () => sql`${outbox.attempts} = 0` },
    }),
  },
  defaultSort: '-made',
  views: { Failed: 'state=failed' },
  pageSize: 7,
  facts: async ({ userId }) => ({ openedBy: userId }),
});

const reader = { userId: 'ann', areas: [] };
type Mail = typeof outbox.$inferSelect;
let world: TestServices;
let all: Mail[] = [];

const people = [
  'Ann@example.com',
  'ann.b@example.com',
  'bea_1@example.com',
  '=cmd@example.com',
  'Ödön@example.com',
];

beforeAll(async () => {
  world = await openTestServices({}, [{ name: 'test', lists: [mails] }]);
  all = Array.from({ length: 60 }, (_, n) => ({
    id: newId(),
    channel: 'mail',
    purpose: ['welcome', 'invoice.sent', 'hidden'][n % 3] ?? '',
    recipient: people[(n * 7) % people.length] ?? '',
    payload: {},
    state: outboxStates[n % outboxStates.length] ?? 'sent',
    uncertainSince: null,
    attempts: n % 4,
    lastError: null,
    response: null,
    createdAt: new Date(Date.UTC(2026, 10, 1 + (n % 9), n % 24)),
    settledAt: null,
  }));
  await services().database.db.insert(outbox).values(all);
});
afterAll(() => world.close());

const byText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const keys: Record<string, (a: Mail, b: Mail) => number> = {
  to: (a, b) => byText(a.recipient.toLowerCase(), b.recipient.toLowerCase()),
  tries: (a, b) => a.attempts - b.attempts,
  made: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
};

/** The same list over an array: what the database must agree with. */
function oracle(query: TableQuery): Mail[] {
  const [state, purpose, tried] = [query.filters.state, query.filters.purpose?.[0], query.filters.tried];
  const words = query.q.toLowerCase().split(' ').filter(Boolean);
  const found = all.filter(
    (mail) =>
      mail.purpose !== 'hidden' &&
      words.every((word) =>
        [mail.recipient, mail.purpose].some((text) => text.toLowerCase().includes(word)),
      ) &&
      (!state || state.includes(mail.state)) &&
      (!purpose || mail.purpose === purpose) &&
      (!tried || tried.some((each) => (each === 'often' ? mail.attempts > 1 : mail.attempts === 0))),
  );
  const { column, descending } = sortOf(keys[sortOf(query.sort).column] ? query.sort : '-made');
  const sorted = found.toSorted((a, b) => keys[column]?.(a, b) || byText(a.id, b.id));
  return descending ? sorted.reverse() : sorted;
}

const filterSets = fc.record(
  {
    state: fc.uniqueArray(fc.constantFrom<string>(...outboxStates), { minLength: 1 }),
    purpose: fc.constantFrom(['welcome'], ['invoice.sent'], ['none']),
    tried: fc.uniqueArray(fc.constantFrom('often', 'never'), { minLength: 1 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const queries: fc.Arbitrary<TableQuery> = fc.record({
  q: fc.constantFrom('', 'ann', 'ANN wel', '_1', '%', 'ö', 'nobody', 'example invoice'),
  sort: fc.constantFrom('', 'to', '-to', 'tries', '-tries', 'made', '-made', 'state', 'nonsense'),
  page: fc.integer({ min: 1, max: 9 }),
  cols: fc.constant([]),
  filters: filterSets,
});

describe('a list of the panel', () => {
  it('finds, orders and cuts as a list in memory would', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const expected = oracle(query);
        const pages = Math.max(1, Math.ceil(expected.length / 7));
        const page = Math.min(query.page, pages);
        const read = await readTable(mails, query, reader);
        expect(read).toMatchObject({ count: expected.length, countIsCapped: false, page, pages });
        expect(read.rows.map(({ id }) => id)).toEqual(
          expected.slice((page - 1) * 7, page * 7).map(({ id }) => id),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('counts days by the clock of the studio, both ends included', async () => {
    const asked = (from: string, to: string) =>
      readTable(mails, { ...plainQuery, filters: { 'made-from': [from], 'made-to': [to] } }, reader);
    const inBerlin = (mail: Mail) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(mail.createdAt);
    const expected = oracle(plainQuery).filter((mail) =>
      ['2026-11-03', '2026-11-04'].includes(inBerlin(mail)),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect((await asked('2026-11-03', '2026-11-04')).count).toBe(expected.length);
    expect((await asked('no day', '2026-13-44')).count).toBe(40);
  });

  it('stops counting where it would take longer than showing', async () => {
    const { db } = services().database;
    const many = Array.from({ length: 10_050 }, () => ({
      id: newId(),
      channel: 'mail' as const,
      purpose: 'bulk',
      recipient: 'many@example.com',
      payload: {},
      state: 'sent' as const,
      createdAt: new Date(),
    }));
    for (let at = 0; at < many.length; at += 1000) await db.insert(outbox).values(many.slice(at, at + 1000));
    const query = { ...plainQuery, filters: { purpose: ['bulk'] }, page: 99_999 };
    const read = await readTable(mails, query, reader);
    expect(read).toMatchObject({ count: 10_000, countIsCapped: true, page: 1429, pages: 1429 });
    const file = await new Response(csvOf(mails, query, reader)).text();
    expect(file.trim().split('\r\n')).toHaveLength(10_051);
    await db.delete(outbox).where(inArray(outbox.purpose, ['bulk']));
  });

  it('gives the file of what is asked for, with nothing that runs in it', async () => {
    const query = { ...plainQuery, q: 'cmd', sort: 'tries', cols: ['tries', 'to'] };
    const lines = (await new Response(csvOf(mails, query, reader)).text()).split('\r\n');
    expect(lines[0]).toBe('To,Tries');
    expect(lines.slice(1, -1)).toEqual(oracle(query).map((mail) => `'${mail.recipient},${mail.attempts}`));
    const named = tableNamed('test-mails')?.file(new URLSearchParams('state=kept'), reader);
    expect((await new Response(named ?? '').text()).trim().split('\r\n')).toHaveLength(
      oracle({ ...plainQuery, filters: { state: ['kept'] } }).length + 1,
    );
  });

  it('tells the page what else can be asked for', async () => {
    const page = await openTable(mails, reader, new URLSearchParams('sort=nonsense&state=kept'));
    expect(page).toMatchObject({ list: 'test-mails', sort: '-made', views: [{ id: null, name: 'Failed' }] });
    expect(page.columns.filter(({ usual }) => !usual).map(({ name }) => name)).toEqual(['made']);
    expect(page.columns.filter(({ sortable }) => !sortable).map(({ name }) => name)).toEqual(['state']);
    expect(page.filters.map(({ kind }) => kind)).toEqual(['choice', 'days', 'exact', 'choice']);
  });

  it('opens by its name, with what its page shows beside the rows', async () => {
    const opened = await tableNamed('test-mails')?.open(new URLSearchParams('state=kept'), reader);
    expect(opened?.facts).toEqual({ openedBy: 'ann' });
    expect(opened?.table.count).toBe(oracle({ ...plainQuery, filters: { state: ['kept'] } }).length);
  });
});

describe('an action on several rows', () => {
  const url = new URL('https://akra.example/admin-panel/outbox?state=failed');
  const failed = () =>
    all.filter(({ state, purpose }) => state === 'failed' && purpose !== 'hidden').map(({ id }) => id);

  it('means those that were ticked, or all that fit, on whatever page', async () => {
    const [one = ''] = failed();
    expect(await mails.meant({ ids: { [one]: 'on', nonsense: 'on' } }, reader, url)).toEqual([one]);
    const every = await mails.meant({ all: String(failed().length) }, reader, url);
    expect(every.toSorted()).toEqual(failed().toSorted());
  });

  it('is refused where others fit than were shown', async () => {
    await expect(mails.meant({ all: '3000' }, reader, url)).rejects.toMatchObject({ status: 409 });
  });
});
