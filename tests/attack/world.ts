import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePeople } from '#app/access/testing/people.ts';
import { makeThings, type Things } from '#app/access/testing/things.ts';
import { features } from '#app/features.server.ts';
import { makeKey } from '#features/api-keys/commands/make-key.server.ts';
import { apiScopes } from '#lib/staff/api-scopes.ts';
import { loadEnv } from '#server/env.ts';
import { newId } from '#server/ids.ts';
import { configureLog } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { startTcpDatabase } from '../two-servers/tcp-database.ts';
import { keepPeople } from './keep-people.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';

/** Everybody as whom requests are sent; what a program sends carries a key instead of a cookie. */
export type Sender = 'visitor' | 'client' | 'staff' | 'program';

/** A site of its own with people, and one of everything for them. */
export interface World {
  address: string;
  things: Things;
  /** The headers that make a request somebody's. */
  headersOf: (who: Sender) => Record<string, string>;
  gauge: MeasuredSite['gauge'];
}

let networks = 0;
/** A visitor's address that was not used before, so that limits do not answer in the site's place. */
export function newNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** The site as the access tests ask theirs, over HTTP. */
const askedAt = (address: string) => ({
  request: (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url);
    const headers = new Headers(init.headers);
    headers.delete('host');
    headers.set('origin', address);
    headers.set('x-forwarded-for', newNetwork());
    return fetch(`${address}${pathname}${search}`, { ...init, headers, redirect: 'manual' });
  },
});

/** Starts the built site on an empty data folder, with its own database, and fills it; `opened` ends all of it again. */
export async function openWorld(opened: AsyncDisposableStack): Promise<World> {
  configureLog('silent');
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await startTcpDatabase();
  opened.defer(database.stop);
  const env = {
    DATABASE_URL: database.url,
    APP_SECRET: 'a'.repeat(32),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  };
  const site = await startMeasuredSite(folder, env);
  opened.defer(site.stop);
  await openServices(
    loadEnv({ ...env, DATA_DIR: site.dataFolder, PUBLIC_URL: site.address, LOG_LEVEL: 'silent' }),
    { features },
  );
  opened.defer(closeServices);
  const { cookies } = await makePeople();
  const things = await makeThings(askedAt(site.address), cookies);
  const endsOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const secret = await makeKey({ name: 'Attack', scopes: [...apiScopes], endsOn, key: newId() }, 'test');
  const kept = await keepPeople();
  opened.defer(kept.stop);
  const signed: Record<Sender, Record<string, string>> = {
    visitor: {},
    client: { cookie: cookies.self },
    staff: { cookie: cookies.staff },
    program: { authorization: `Bearer ${secret}` },
  };
  return {
    address: site.address,
    things,
    headersOf: (who) => signed[who],
    gauge: site.gauge,
  };
}
