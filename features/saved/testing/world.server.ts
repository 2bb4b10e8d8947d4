import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { savedFeature } from '../feature.server.ts';
import { thingKinds } from '../kinds.ts';
import type { Thing, ThingSources } from '../things.ts';

let database: TestDatabase;

/** Opens services with a database of their own; gives the way to close them. */
export async function openWorld(): Promise<() => Promise<void>> {
  database = await makeTestDatabase();
  await openServices(
    loadEnv({
      DATABASE_URL: database.url,
      APP_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://akra.example',
      LOG_LEVEL: 'silent',
    }),
    { features: [savedFeature] },
  );
  return async () => {
    await closeServices();
    await database.close();
  };
}

/** Empties everything that this feature keeps. */
export async function emptyWorld(): Promise<void> {
  await database.pool.query(
    'truncate saved_items, collections, collection_items, companies, company_members, form_keys cascade',
  );
}

/** Runs a statement that no command of this feature makes. */
export const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

/** A site on which everything is there but what is called `gone…`. */
export const sources = Object.fromEntries(
  thingKinds.map((kind) => [
    kind,
    async (keys: readonly string[]) =>
      new Map(
        keys
          .filter((key) => !key.startsWith('gone'))
          .map((key): [string, Thing] => [
            key,
            { title: `The ${key}`, about: `A ${kind}`, href: `/${key}`, hue: null },
          ]),
      ),
  ]),
) as unknown as ThingSources;
