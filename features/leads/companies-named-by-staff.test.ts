import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { now } from '#server/clock.ts';
import { readEarlierMigrations } from '#server/db/migration-files.ts';
import { recordChange, recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { leadCompanies, leads } from './tables.server.ts';
import { heardOf, inTestWorld } from './testing/world.server.ts';

inTestWorld();

/** A company as earlier versions made it, and somebody in it. */
async function inCompany(name: string, domain: string | null, email: string): Promise<string> {
  const id = await heardOf(email, email);
  const { db } = services().database;
  const [known] = await db
    .select()
    .from(leadCompanies)
    .where(domain ? eq(leadCompanies.domain, domain) : eq(leadCompanies.name, name));
  const companyId = known?.id ?? newId();
  if (known) await db.update(leadCompanies).set({ name }).where(eq(leadCompanies.id, companyId));
  else await db.insert(leadCompanies).values({ id: companyId, name, domain, createdAt: now() });
  await db.update(leads).set({ companyId }).where(eq(leads.id, id));
  return id;
}

const named = (id: string, company: string) =>
  services().inTransaction((tx) =>
    recordChange(tx, {
      kind: 'lead.changed',
      subject: `lead:${id}`,
      actor: 'user:mia',
      before: { company: '' },
      after: { company },
    }),
  );

it('takes back the names that strangers gave to companies before, and keeps what staff said', async () => {
  await inCompany('Stranger’s Casino', 'harbour.example', 'ann@harbour.example');
  await named(await inCompany('North Works', 'north.example', 'bob@north.example'), 'North Works');
  const typed = await inCompany('Quay', null, 'cleo@gmail.com');
  const put = await inCompany('Quay', null, 'dan@gmail.com');
  await named(put, 'Quay');
  const brought = await inCompany('Dune', null, 'eve@gmail.com');
  await services().inTransaction((tx) =>
    recordEvent(tx, {
      kind: 'lead.made',
      subject: `lead:${brought}`,
      actor: 'system',
      data: { from: 'import' },
    }),
  );
  await inCompany('Alone', null, 'fay@gmail.com');

  const migration = readEarlierMigrations().find(({ name }) => name.endsWith('companies_named_by_staff'));
  const [, ...steps] = migration?.sql.split('--> statement-breakpoint') ?? [];
  expect(steps).toHaveLength(4);
  for (const step of steps) await services().database.db.execute(sql.raw(step));

  const companies = await services().database.db.select().from(leadCompanies);
  expect(companies.map(({ name }) => name).toSorted()).toEqual([
    'Dune',
    'North Works',
    'Quay',
    'harbour.example',
  ]);
  const people = await services().database.db.select().from(leads);
  const companyOf = (id: string) => {
    const { companyId, companyTyped } = people.find((lead) => lead.id === id) ?? {};
    return [companies.find((company) => company.id === companyId)?.name, companyTyped];
  };
  expect(companyOf(typed)).toEqual([undefined, 'Quay']);
  expect(companyOf(put)).toEqual(['Quay', '']);
  expect(companyOf(brought)).toEqual(['Dune', '']);
});
