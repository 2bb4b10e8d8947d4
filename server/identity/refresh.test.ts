import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, now, releaseClock } from '../clock.ts';
import { events } from '../db/tables.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { mailsTo, openTestServices } from '../testing/test-services.ts';
import { prepareKeys } from './keys.ts';
import { loginToken, openLogin, requireLogin } from './logins.ts';
import { refresh } from './refresh.ts';
import { identityLogins, identityUsers } from './tables.ts';
import { findUser } from './users.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = (await openTestServices()).close;
  await prepareKeys();
});
afterAll(() => close());
beforeEach(() => holdClock('2026-05-04T12:00:00Z'));
afterEach(releaseClock);

const minute = 60_000;

/** Somebody who has just signed in: their first refresh token, and how to look at what became of it. */
async function signedIn() {
  const { db } = services().database;
  const id = newId();
  const email = `${id}@example.com`;
  const at = now();
  await db
    .insert(identityUsers)
    .values({ id, email, emailKey: email, validSince: at, createdAt: at, lastLoginAt: at });
  const user = await findUser(db, id);
  if (!user) throw new Error('unreachable: it was just written');
  const open = () => services().inTransaction((tx) => openLogin(tx, user, { provider: 'password' }));
  return {
    first: (await open()).refreshToken,
    openAnother: open,
    rows: () => db.select().from(identityLogins).where(eq(identityLogins.userId, id)),
    told: async () => ({
      mails: (await mailsTo(email)).map(({ purpose }) => purpose),
      events: (
        await db
          .select()
          .from(events)
          .where(eq(events.subject, `user:${id}`))
      ).map(({ kind }) => kind),
    }),
  };
}

const next = async (token: string): Promise<string> => (await refresh(token)).refreshToken;
const refused = (token: string): Promise<string> =>
  refresh(token).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('a refresh token', () => {
  it('is replaced when it is used, and only hashes are stored', async () => {
    const { first, rows } = await signedIn();
    const second = await next(first);
    moveClock(61 * minute);
    const third = await next(second);
    expect(new Set([first, second, third]).size).toBe(3);
    const [row] = await rows();
    for (const secret of [first, second, third].flatMap((token) => token.split('.').slice(1)))
      if (secret.length > 9) expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('returns the same successor for a minute: a second tab, an answer that got lost', async () => {
    const { first, rows, told } = await signedIn();
    const second = await next(first);
    moveClock(minute);
    expect(await next(first)).toBe(second);
    expect(await next(second)).toBe(second);
    expect(await rows()).toHaveLength(1);
    expect((await told()).mails).toEqual([]);
  });

  it('has one successor, however many tabs ask at the same moment', async () => {
    const { first, rows } = await signedIn();
    let kept = first;
    for (let round = 1; round <= 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => next(kept)));
      expect(new Set(answers).size).toBe(1);
      kept = answers[0] ?? '';
      expect(await rows()).toMatchObject([{ rotations: round }]);
      moveClock(61 * minute);
    }
  });

  it('ends its sign-in when it comes back later, and the owner is told once', async () => {
    const { first, rows, told } = await signedIn();
    const { idToken, refreshToken: second } = await refresh(first);
    moveClock(minute + 1000);
    const answers = await Promise.all([refused(first), refused(first), refused(first)]);
    expect(answers).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
    expect(await rows()).toEqual([]);
    // Whoever holds the newest one is out as well: nobody can tell the owner from the thief.
    expect(await refused(second)).toBe('TOKEN_EXPIRED');
    const token = await loginToken(idToken);
    await expect(requireLogin(services().database.db, token)).rejects.toThrow('TOKEN_EXPIRED');
    expect(await told()).toEqual({ mails: ['identity.token-reused'], events: ['identity.token-reused'] });
  });

  it('ends no other sign-in of the same account', async () => {
    const { first, openAnother, rows } = await signedIn();
    const elsewhere = (await openAnother()).refreshToken;
    await next(first);
    moveClock(5 * minute);
    expect(await refused(first)).toBe('TOKEN_EXPIRED');
    expect(await rows()).toHaveLength(1);
    expect(await refused(elsewhere)).toBe('taken');
  });

  it('that was made up ends nothing and tells nobody', async () => {
    const { first, rows, told } = await signedIn();
    const second = await next(first);
    moveClock(5 * minute);
    const seal = second.split('.').at(-1) ?? '';
    for (const number of [1, 2, 3, 99])
      expect(await refused(`${first}.${number}.${[...seal].reverse().join('')}`)).toBe('TOKEN_EXPIRED');
    expect(await rows()).toHaveLength(1);
    expect((await told()).mails).toEqual([]);
    expect(await refused(second)).toBe('taken');
  });
});
