import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, now, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { noteClosing } from '#server/personal-data/closings.ts';
import { services } from '#server/services.ts';
import {
  mails,
  mailsTo,
  openTestServices,
  type TestServices,
  tokenFor,
} from '#server/testing/test-services.ts';
import { readZip } from '#server/zip/read-zip.ts';
import { eraseByLink, reopenByLink } from './commands/answer.server.ts';
import { askForData } from './commands/ask.server.ts';
import { shownWish } from './queries.server.ts';
import { personalDataRoutes } from './routes.server.ts';

const ann = 'ann@example.com';
let world: TestServices;
let visitor = 0;
const another = () => {
  visitor += 1;
  return `10.1.${visitor}.1`;
};
const app = personalDataRoutes({ clientAddress: another, subjectOf: async () => null });
app.onError((error) => new Response('{}', { status: error instanceof AppError ? error.status : 500 }));

const ask = (email = ann) => askForData({ email, address: another() });
const press = async (email = ann) => ({ token: await tokenFor(email), address: another() });
const copy = (fields: Record<string, string>) =>
  app.request('/api/personal-data/copy', { method: 'POST', body: new URLSearchParams(fields) });

async function addAccount(more: Partial<typeof identityUsers.$inferInsert> = {}): Promise<string> {
  const at = now();
  const row = { id: `u${visitor}`, email: ann, emailKey: ann, emailVerified: true, ...more };
  await services()
    .database.db.insert(identityUsers)
    .values({ ...row, validSince: at, createdAt: at, lastLoginAt: at });
  return row.id;
}

/** An account of Ann's that was closed just now. */
async function closedAccount(): Promise<string> {
  const userId = await addAccount({ disabled: true });
  const purgeAt = new Date(now().getTime() + 7 * 86_400_000);
  await services().inTransaction((tx) => noteClosing(tx, { userId, emailKeys: [ann], purgeAt }));
  return userId;
}
const account = async (id: string) =>
  (await services().database.db.select().from(identityUsers).where(eq(identityUsers.id, id)))[0];

beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());
beforeEach(async () => {
  holdClock('2026-11-16T09:00:00Z');
  await world.database.pool.query(
    'truncate outbox, events, form_keys, limit_counters, data_requests, account_closings, identity_users cascade',
  );
});
afterEach(releaseClock);

describe('asking for what is kept under an address', () => {
  it('mails a link once, however often it is pressed', async () => {
    await Promise.all([ask(), ask(' Ann@Example.com ')].map((wish) => wish.catch(() => {})));
    expect((await mailsTo(ann)).length).toBeGreaterThan(0);
    expect(await shownWish(await tokenFor(ann))).toMatchObject({ email: ann, erasedAt: null });
  });

  it('sends who has an account to its own sign-in, because an open account asks for all of its steps', async () => {
    await addAccount();
    await ask();
    const [mail] = await mailsTo(ann);
    expect(mail?.payload.text).toContain('/account/details');
    expect(mail?.payload.text).not.toContain('token=');
  });

  it('counts an account whose address was never confirmed as somebody else’s', async () => {
    const userId = await addAccount({ emailVerified: false });
    await ask();
    await eraseByLink(await press());
    expect(await account(userId)).toBeTruthy();
  });

  it('lets nobody fill a stranger’s mailbox', async () => {
    for (let n = 0; n < 3; n += 1) await askForData({ email: ann, key: `key-${n}-long`, address: another() });
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    expect(await mailsTo(ann)).toHaveLength(3);
  });
});

describe('the link', () => {
  it('gives a copy with what the house wrote to the address', async () => {
    await ask();
    const answer = await copy({ token: await tokenFor(ann) });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = await readZip(answer.body as ReadableStream<Uint8Array>);
    expect(JSON.parse(String(files['data.json'])).data.mail.mails[0].to).toBe(ann);
  });

  it('erases, and is over then', async () => {
    await ask();
    const pressed = await press();
    await eraseByLink(pressed);
    expect(await mails()).toEqual([]);
    expect(await shownWish(pressed.token)).toBeNull();
    await expect(eraseByLink(pressed)).rejects.toMatchObject({ status: 410 });
    expect((await copy({ token: pressed.token })).status).toBe(410);
  });

  it('ends after a day, and cannot be made up', async () => {
    await ask();
    const pressed = await press();
    moveClock(24 * 3_600_000);
    await expect(eraseByLink(pressed)).rejects.toMatchObject({ status: 410 });
    await expect(eraseByLink({ ...pressed, token: 'made.up' })).rejects.toMatchObject({ status: 410 });
    expect((await copy({ token: 'made.up' })).status).toBe(410);
    expect((await copy({})).status).toBe(401);
  });
});

describe('a closed account', () => {
  it('is opened again by the link of its own address', async () => {
    const userId = await closedAccount();
    await ask();
    expect(await shownWish(await tokenFor(ann))).toMatchObject({ erasedAt: '2026-11-23T09:00:00.000Z' });
    await reopenByLink(await press());
    expect((await account(userId))?.disabled).toBe(false);
    await expect(reopenByLink(await press())).rejects.toMatchObject({ status: 410 });
  });

  it('stays shut where staff blocked it meanwhile', async () => {
    const userId = await closedAccount();
    await ask();
    await services().inTransaction((tx) =>
      recordEvent(tx, {
        kind: 'identity.blocked',
        subject: `user:${userId}`,
        actor: 'admin',
        data: { fields: ['disabledAt'] },
      }),
    );
    await reopenByLink(await press());
    expect((await account(userId))?.disabled).toBe(true);
  });

  it('goes at once on request', async () => {
    const userId = await closedAccount();
    await ask();
    await eraseByLink(await press());
    expect(await account(userId)).toBeUndefined();
  });
});
