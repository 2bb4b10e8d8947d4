import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, now, releaseClock } from '../clock.ts';
import { events, outbox } from '../db/tables.ts';
import { makeTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { loadEnv } from '../env.ts';
import { newId } from '../ids.ts';
import { openServices } from '../open-services.ts';
import { closeServices, services } from '../services.ts';
import { sealFactor } from './factors.ts';
import { keepIdentityHouse } from './housekeeping.ts';
import { prepareKeys } from './keys.ts';
import { openLogin } from './logins.ts';
import { refresh } from './refresh.ts';
import { identityFactors, identityUsers } from './tables.ts';
import { factorsOf, findUser } from './users.ts';
import { finishWayBack, refuseWayBack, startWayBack } from './way-back.ts';

let database: TestDatabase;
const day = 86_400_000;

beforeAll(async () => {
  database = await makeTestDatabase();
  await openServices(
    loadEnv({ DATABASE_URL: database.url, APP_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' }),
  );
  await prepareKeys();
});
afterAll(async () => {
  await closeServices();
  await database.close();
});
beforeEach(() => holdClock('2026-05-04T12:00:00Z'));
afterEach(releaseClock);

async function person(change: Partial<typeof identityUsers.$inferInsert> = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  const at = now();
  const { db } = services().database;
  await db.insert(identityUsers).values({
    id,
    email,
    emailKey: email,
    emailVerified: true,
    validSince: at,
    createdAt: at,
    lastLoginAt: at,
    ...change,
  });
  await db.insert(identityFactors).values({
    id: newId(),
    userId: id,
    secretSealed: sealFactor('GEZDGNBVGY3TQOJQ'),
    lastStep: 0,
    enrolledAt: at,
  });
  const user = await findUser(db, id);
  if (!user) throw new Error('unreachable: it was just written');
  return {
    id,
    email,
    tokens: await services().inTransaction((tx) => openLogin(tx, user, { provider: 'password' })),
  };
}

const factors = (id: string) => factorsOf(services().database.db, id).then((all) => all.length);
const mailsTo = (email: string) =>
  services().database.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);

describe('the way back for who lost phone and recovery codes', () => {
  it('opens after three days, tells the mailbox twice, and ends all sign-ins', async () => {
    const { id, email, tokens } = await person();
    const request = await startWayBack(id, 'user:staff');
    await expect(startWayBack(id, 'user:staff')).rejects.toThrow();
    moveClock(3 * day - 1000);
    await expect(finishWayBack(request, 'user:staff')).rejects.toThrow('waiting period');
    expect(await factors(id)).toBe(1);
    moveClock(1000);
    await finishWayBack(request, 'user:staff');
    expect(await factors(id)).toBe(0);
    await expect(refresh(tokens.refreshToken)).rejects.toThrow('TOKEN_EXPIRED');
    await expect(finishWayBack(request, 'user:staff')).rejects.toThrow();
    expect((await mailsTo(email)).map((mail) => mail.purpose)).toEqual([
      'identity.way-back',
      'identity.way-back-done',
    ]);
    const kinds = await services()
      .database.db.select()
      .from(events)
      .where(eq(events.subject, `user:${id}`));
    expect(kinds.map((event) => [event.kind, event.actor])).toEqual([
      ['identity.way-back-started', 'user:staff'],
      ['identity.way-back-done', 'user:staff'],
    ]);
  });

  it('stays shut when the mailbox says no', async () => {
    const { id, email } = await person();
    const request = await startWayBack(id, 'user:staff');
    const [mail] = await mailsTo(email);
    const code = /oobCode=([\w-]+)/.exec(String(mail?.payload.text))?.[1];
    await refuseWayBack(code);
    moveClock(4 * day);
    await expect(finishWayBack(request, 'user:staff')).rejects.toThrow();
    await expect(refuseWayBack(code)).rejects.toThrow('INVALID_OOB_CODE');
    expect(await factors(id)).toBe(1);
  });

  it('does not begin where nobody confirmed the address', async () => {
    const { id } = await person({ emailVerified: false });
    await expect(startWayBack(id, 'user:staff')).rejects.toThrow();
    await expect(startWayBack('nobody', 'user:staff')).rejects.toThrow();
  });
});

describe('housekeeping', () => {
  it('forgets sign-ins that nobody used for half a year', async () => {
    const { tokens } = await person();
    await keepIdentityHouse();
    await refresh(tokens.refreshToken);
    moveClock(181 * day);
    await keepIdentityHouse();
    await expect(refresh(tokens.refreshToken)).rejects.toThrow('TOKEN_EXPIRED');
  });
});
