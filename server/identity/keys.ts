import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import { now } from '../clock.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { isUnavailable } from '../errors.ts';
import { newId } from '../ids.ts';
import { log } from '../log.ts';
import { seal, unseal } from '../seal.ts';
import { services } from '../services.ts';
import { identityKeys } from './tables.ts';

/** Seconds that an ID token lasts. */
export const tokenSeconds = 3600;

interface Ring {
  kid: string;
  privateKey: KeyObject;
  publicKeys: ReadonlyMap<string, { key: KeyObject; jwk: JsonWebKey; until: Date | null }>;
  loadedAt: number;
}

// How long a process that hasn't noticed a rotation keeps signing with the old key.
const staleMs = 30_000;
const purpose = 'signing-key';
const makePair = promisify(generateKeyPair);
interface Kept {
  ring: Ring | null;
  loading: Promise<Ring> | null;
}
const rings = new WeakMap<Db, Kept>();

async function insertKey(db: Pick<Db, 'insert'>, secret: string): Promise<void> {
  const { privateKey, publicKey } = await makePair('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await db
    .insert(identityKeys)
    .values({
      kid: newId(),
      publicJwk: { ...publicKey.export({ format: 'jwk' }) },
      privateSealed: seal(secret, purpose, String(pem)),
      current: true,
      createdAt: now(),
    })
    // Of processes that start at once, the first one's key counts.
    .onConflictDoNothing();
}

/** Makes a new key sign; the old one's tokens are believed until the last of them has ended. */
export async function rotateKeys(db: Db, secret: string): Promise<void> {
  const until = new Date(now().getTime() + (tokenSeconds + 120) * 1000 + staleMs);
  await inTransaction(db, async (tx) => {
    await tx
      .update(identityKeys)
      .set({ current: false, verifyUntil: until })
      .where(eq(identityKeys.current, true));
    await insertKey(tx, secret);
  });
}

async function load(db: Db, secret: string): Promise<Ring> {
  for (let tries = 0; tries < 3; tries += 1) {
    const rows = await db
      .select()
      .from(identityKeys)
      .where(or(eq(identityKeys.current, true), gt(identityKeys.verifyUntil, now())));
    const current = rows.find((row) => row.current);
    if (!current) {
      await insertKey(db, secret);
      continue;
    }
    const pem = unseal(secret, purpose, current.privateSealed);
    if (!pem) {
      log().warn('the signing key was sealed under another APP_SECRET: a new one is made');
      await rotateKeys(db, secret);
      continue;
    }
    const publicKeys = rows.map((row) => {
      const jwk: JsonWebKey = { ...row.publicJwk };
      return [
        row.kid,
        { jwk, key: createPublicKey({ key: jwk, format: 'jwk' }), until: row.verifyUntil },
      ] as const;
    });
    return {
      kid: current.kid,
      privateKey: createPrivateKey(pem),
      publicKeys: new Map(publicKeys),
      loadedAt: Date.now(),
    };
  }
  throw new Error('no signing key could be made');
}

function renew(kept: Kept): Promise<Ring> {
  const { database, secret } = services();
  kept.loading ??= load(database.db, secret)
    .then((ring) => {
      kept.ring = ring;
      return ring;
    })
    .finally(() => {
      kept.loading = null;
    });
  return kept.loading;
}

/** The keys as this process knows them, looked after in the background: a transaction never waits for a second connection. */
async function ring(): Promise<Ring> {
  const { db } = services().database;
  const kept = rings.get(db) ?? { ring: null, loading: null };
  rings.set(db, kept);
  if (!kept.ring) return renew(kept);
  if (Date.now() - kept.ring.loadedAt > staleMs)
    renew(kept).catch((error: unknown) => log().warn({ err: error }, 'the signing keys could not be read'));
  return kept.ring;
}

/** The keys as the database has them now, unless they were read a second ago. */
async function freshRing(): Promise<Ring> {
  const known = await ring();
  const kept = rings.get(services().database.db);
  if (!kept || Date.now() - known.loadedAt < 1000) return known;
  return renew(kept).catch((error: unknown) => {
    if (isUnavailable(error)) return known;
    throw error;
  });
}

/** Makes sure that there is a key. */
export async function prepareKeys(): Promise<void> {
  await ring();
}

/** The key that signs. */
export async function signingKey(): Promise<{ kid: string; key: KeyObject }> {
  const { kid, privateKey } = await ring();
  return { kid, key: privateKey };
}

/** The public key of this id, if tokens of it are still believed; a new id is looked up, but not for every forgery. */
export async function publicKeyOf(kid: string): Promise<KeyObject | null> {
  const known = (await ring()).publicKeys.get(kid) ?? (await freshRing()).publicKeys.get(kid);
  return known && (!known.until || known.until > now()) ? known.key : null;
}

/** The public keys as `/.well-known/jwks.json` shows them. */
export async function publicKeySet(): Promise<{ keys: JsonWebKey[] }> {
  const { publicKeys } = await freshRing();
  const believed = [...publicKeys].filter(([, { until }]) => !until || until > now());
  return { keys: believed.map(([kid, { jwk }]) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' })) };
}

/** Removes keys whose tokens have all ended. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db
    .delete(identityKeys)
    .where(and(eq(identityKeys.current, false), lte(identityKeys.verifyUntil, now())));
}
