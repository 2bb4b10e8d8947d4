import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordBankPayment } from '#features/billing/commands/record-payment.server.ts';
import { invoices } from '#features/billing/tables.server.ts';
import { answer } from '#features/enquiries/commands/answer.server.ts';
import { anotherNetwork, miasAccount } from '#features/enquiries/testing/world.server.ts';
import { threadsOf } from '#features/enquiries/threads.server.ts';
import { closeAccount } from '#features/identity/commands/close-account.server.ts';
import { personalData } from '#server/personal-data/declared.ts';
import { impersonalTables } from '#server/personal-data/impersonal.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { changeAddress, confirm, purged, signUpWith, visitorOf } from './testing/account-of-story.server.ts';
import { acts, enquire, openHouse } from './testing/acts.server.ts';
import { inStoryWorld } from './testing/story-world.server.ts';
import { allTables, rowsIn, tracesIn } from './testing/traces.server.ts';

inStoryWorld();

async function rowsByTable(): Promise<Record<string, number>> {
  const own = (await allTables()).filter((name) => name.startsWith('public.')).map((name) => name.slice(7));
  return Object.fromEntries(await Promise.all(own.map(async (name) => [name, await rowsIn(name)] as const)));
}

const person = (email: string, userId: string) => ({
  userId,
  email,
  emailVerified: true,
  name: 'Zora',
  companyId: null,
  staff: false,
});
const wholeList = { q: '', state: 'all', page: 1 } as const;

/** Pays an invoice in two parts, as staff note it from the bank's statement. */
async function payInTwoParts(email: string): Promise<void> {
  const [invoice] = await services().database.db.select().from(invoices).where(eq(invoices.emailKey, email));
  if (!invoice) throw new Error('there is no invoice under this address');
  const first = Math.floor(invoice.gross / 2);
  for (const [reference, amount] of Object.entries({ 'BANK-1': first, 'BANK-2': invoice.gross - first }))
    await recordBankPayment(
      invoice.id,
      { amount, reference, receivedOn: '2026-11-13', again: false },
      'user:sam',
    );
}

it('leaves behind only what is listed when somebody who changed their address is erased', async () => {
  const [old, present, word] = ['zora@old.example', 'zora@new.example', 'kestrel7781'];
  const house = await openHouse('story');
  const before = await rowsByTable();
  const { id } = await signUpWith(old);
  await confirm(id);
  const reference = await enquire({ email: old, word });
  for (const act of [acts.booking, acts.registration, acts.newsletter, acts.invoice])
    await act({ email: old, word }, house);
  await changeAddress(id, present);
  expect((await threadsOf(person(present, id), wholeList)).rows).toHaveLength(1);

  const said = { message: 'Gladly. Shall we talk?', files: [], key: undefined, address: anotherNetwork() };
  await answer({ reference, person: miasAccount, asStaff: true }, said);
  expect((await mailsTo(present)).map(({ payload }) => String(payload.text)).join()).toContain('Gladly');
  expect((await mailsTo(old)).map(({ payload }) => String(payload.text)).join()).not.toContain('Gladly');
  await payInTwoParts(present);

  await closeAccount(await visitorOf(id), true);
  await purged(id);
  // It is paid, so that no address is needed for reminders.
  expect(await tracesIn([id, old, present])).toEqual({});
  expect(Object.keys(await tracesIn([word]))).toEqual(['public.invoices', 'public.quotes']);

  const after = await rowsByTable();
  const grown = Object.keys(after).filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
  const personal = grown.filter((table) => !(table in impersonalTables));
  expect(personal.toSorted()).toEqual([
    'events',
    'invoice_lines',
    'invoices',
    'outbox',
    'payments',
    'quote_lines',
    'quotes',
  ]);
  const reasons = Object.assign({}, ...personalData().map(({ remains }) => remains));
  expect(personal.filter((table) => !reasons[table])).toEqual([]);
});

it('is listed table by table in docs/privacy.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/privacy.md'), 'utf8');
  const lines = personalData().flatMap(({ name, tables, remains }) =>
    tables.map((table) => `| \`${table}\` | ${name} | ${remains?.[table] ?? 'Nothing.'} |`),
  );
  const listed = text.split('\n').filter((line) => /^\| `\w+` \| [^|]+ \| [^|]+ \|$/.test(line));
  expect(listed.toSorted()).toEqual(lines.toSorted());
});

it('names only tables of its own part as keeping something', () => {
  for (const { tables, remains } of personalData())
    expect(Object.keys(remains ?? {}).filter((table) => !tables.includes(table))).toEqual([]);
});
