import { asc, desc } from 'drizzle-orm';
import { runSeeds } from '../db/run-seeds.ts';
import { events, outbox } from '../db/tables.ts';
import { makeTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { loadEnv } from '../env.ts';
import type { Feature } from '../feature.ts';
import type { People } from '../notices/find-people.ts';
import { openServices } from '../open-services.ts';
import { closeServices, services } from '../services.ts';

/** Services with a database of their own, and the way to close it. */
export interface TestServices {
  database: TestDatabase;
  close: () => Promise<void>;
}

/** Opens services for tests on a database of their own, with these features and their seeds. */
export async function openTestServices(
  more: Record<string, string> = {},
  features: readonly Feature[] = [],
): Promise<TestServices> {
  const database = await makeTestDatabase();
  await openServices(
    loadEnv({
      DATABASE_URL: database.url,
      APP_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://akra.example',
      LOG_LEVEL: 'silent',
      ...more,
    }),
    { features },
  );
  return {
    database,
    close: async () => {
      await closeServices();
      await database.close();
    },
  };
}

/** Puts in what a new site needs, as another start would. */
export const seedAgain = () => runSeeds(services().database.db, [...services().known.seeds.values()]);

/** Says who is known, in place of the features that know it, until the services close. */
export function standInPeople(people: Partial<People>): void {
  Object.assign(services().known.people, people);
}

/** Lets mails that wait for their time leave at the next look of the jobs. */
export const hurryMails = () =>
  services().database.pool.query(
    "update pgboss.job set start_after = now() where name = 'outbox' and state in ('created', 'retry')",
  );

/** The mails written so far, the newest first. */
export const mails = () => services().database.db.select().from(outbox).orderBy(desc(outbox.id));

/** The mails to one address, the newest first. */
export const mailsTo = async (email: string) => (await mails()).filter((mail) => mail.recipient === email);

/** The token in the newest mail to an address, of one purpose where jobs may write others meanwhile. */
export async function tokenFor(email: string, purpose?: string): Promise<string> {
  const mail = (await mailsTo(email)).find((each) => purpose === undefined || each.purpose === purpose);
  return /token=([\w.-]+)/.exec(String(mail?.payload.text))?.[1] ?? '';
}

/** The kinds of events written, in their order. */
export const eventKinds = async () =>
  (await services().database.db.select().from(events).orderBy(asc(events.id))).map(({ kind }) => kind);
