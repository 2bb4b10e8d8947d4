import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices, services } from '#server/services.ts';
import { readAddress } from '../address.ts';
import { putApplication } from '../commands/put-application.server.ts';
import { catalogueFeature } from '../feature.server.ts';
import { listApplications } from '../list.server.ts';
import { type ApplicationWish, applicationSchema } from '../schema.ts';
import { applications } from '../tables.server.ts';

let database: TestDatabase;

/** Opens services with a database of their own; gives the way to close them. */
export async function openWorld(): Promise<() => Promise<void>> {
  database = await makeTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await openServices(
    loadEnv({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      APP_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://akra.example',
      LOG_LEVEL: 'silent',
    }),
    { features: [catalogueFeature] },
  );
  return async () => {
    await closeServices();
    await database.close();
    await rm(folder, { recursive: true });
  };
}

/** Empties the catalogue, its words and what people submitted. */
export async function emptyWorld(): Promise<void> {
  await database.pool.query(
    'truncate applications, application_words, application_submissions, submission_screens, submission_notes, notices, form_keys, events cascade',
  );
}

/** Runs a statement that no command of this feature makes. */
export const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

let position = 0;

/** Puts in an application that says no more than it must. */
export async function put(slug: string, more: Partial<ApplicationWish> = {}): Promise<void> {
  position += 1;
  const wish = applicationSchema.parse({
    slug,
    name: slug,
    tagline: 'Nothing',
    summary: 'Nothing',
    description: '',
    category: 'Web',
    industries: [],
    features: [],
    stack: [],
    kind: 'custom',
    priceModel: 'open',
    takes: 'Nothing',
    gives: 'Nothing',
    hue: 'sky',
    object: 'blocks',
    screens: [],
    demoUrl: null,
    storyUrl: null,
    status: 'published',
    position,
    ...more,
  });
  await putApplication(wish, 'test');
}

/** A list by its query, with what tests look at. */
export async function list(query: string, staff = false) {
  const found = await listApplications(readAddress(new URLSearchParams(query)), { staff });
  return { ...found, slugs: found.tiles.map(({ slug }) => slug) };
}

/** The popularity of each application. */
export const popularities = async () =>
  Object.fromEntries(
    (await services().database.db.select().from(applications)).map(({ slug, popularity }) => [
      slug,
      popularity,
    ]),
  );
