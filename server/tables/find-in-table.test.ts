import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../db/tables.ts';
import type { Db } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { defineTable } from './define-table.ts';
import { findInTable } from './find-in-table.ts';

const mails = defineTable({
  name: 'test-found-mails',
  section: 'outbox',
  from: outbox,
  id: outbox.id,
  where: () => sql`${outbox.purpose} <> 'hidden'`,
  rows: (db: Db, ids: string[]) => db.select().from(outbox).where(inArray(outbox.id, ids)),
  columns: { to: { label: 'To', value: (row) => row.recipient } },
  search: [outbox.recipient],
  defaultSort: 'to',
});

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
  const mail = (recipient: string, purpose = 'shown') => ({
    id: newId(),
    channel: 'mail' as const,
    purpose,
    recipient,
    payload: {},
    state: 'kept' as const,
    createdAt: new Date(),
  });
  await services()
    .database.db.insert(outbox)
    .values([mail('Ann Example'), mail('Bea Johnson'), mail('Ann Exemple', 'hidden')]);
});
afterAll(() => world.close());

const reader = { userId: 'mia', areas: [] };
const found = async (words: string) =>
  (await findInTable(mails, words, reader, 5)).map(({ recipient }) => recipient);

it('finds every word wherever it stands, and never what the list leaves out', async () => {
  expect(await found('example ann')).toEqual(['Ann Example']);
});

it('forgives typing errors where nothing holds the words', async () => {
  expect(await found('Jonhson')).toEqual(['Bea Johnson']);
  expect(await found('Ann Exmaple')).toEqual(['Ann Example']);
});

it('finds nobody for what is spelled like nobody', async () => {
  expect(await found('zebra')).toEqual([]);
});
