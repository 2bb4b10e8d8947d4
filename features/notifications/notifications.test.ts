import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holdClock, moveClock } from '#server/clock.ts';
import { channelsOf, mailWish } from '#server/notices/choices.ts';
import { notifyAddress } from '#server/notices/notify.ts';
import { settleNotices } from '#server/notices/settle.ts';
import { stopUrls } from '#server/notices/stop-links.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { mails, mailsTo, standInPeople } from '#server/testing/test-services.ts';
import { choose } from './commands/choose.server.ts';
import { forgetNotices } from './commands/forget.server.ts';
import { mailNotice } from './commands/mail-notice.server.ts';
import { readNotices } from './commands/read.server.ts';
import { sendDigests } from './commands/send-digests.server.ts';
import { notificationsPage } from './page.server.ts';
import { unreadNotices } from './queries.server.ts';
import { notificationRoutes } from './routes.server.ts';
import { choicesSchema } from './schema.ts';
import { ann, inTestWorld, tell } from './testing/world.server.ts';

inTestWorld();

const app = notificationRoutes({ signedIn: async () => null });
const at = (query = '') => new URL(`https://akra.example/account/notifications?${query}`);
const all = () => services().database.db.select().from(notices).orderBy(asc(notices.id));
const titles = async (query = '', userId = ann.userId) =>
  (await notificationsPage({ userId, zone: 'Europe/Berlin' }, at(query))).notices.map(({ title }) => title);
const wish = (ticks: string[]) =>
  choicesSchema.parse({ kinds: Object.fromEntries(ticks.map((tick) => [tick, 'on'])) });
const mailAll = async () => {
  for (const { id } of await all()) await mailNotice(id);
};

describe('the list', () => {
  it('holds one’s own, once each, unread first', async () => {
    await tell({ title: 'First', key: 'one' });
    await tell({ title: 'Again', key: 'one' });
    await tell({ title: 'Second' });
    await tell({ title: 'Not mine', userId: 'user-ben' });
    expect(await titles()).toEqual(['Second', 'First']);
    const second = (await all()).find(({ title }) => title === 'Second');
    await readNotices(ann, second?.id ?? '');
    expect(await titles()).toEqual(['First', 'Second']);
    expect(await titles('show=unread')).toEqual(['First']);
    expect(await titles('q=sec')).toEqual(['Second']);
    expect(await unreadNotices(ann.userId)).toBe(1);
    await readNotices(ann, 'all');
    expect(await unreadNotices(ann.userId)).toBe(0);
    expect(await unreadNotices('user-ben')).toBe(1);
  });

  it('lets nobody mark what is another’s', async () => {
    await tell();
    const id = (await all())[0]?.id ?? '';
    await readNotices({ userId: 'user-ben' }, id);
    expect(await unreadNotices(ann.userId)).toBe(1);
  });

  it('leaves out kinds that are not wanted on the site', async () => {
    await tell({ kind: 'event', title: 'Moved' });
    await tell({ kind: 'company', title: 'Joined' });
    await choose(ann, wish(['company.app']));
    expect(await titles()).toEqual(['Joined']);
    expect(await unreadNotices(ann.userId)).toBe(1);
  });

  it('marks what was seen elsewhere', async () => {
    await tell({ key: 'message:1' });
    await services().inTransaction((tx) => settleNotices(tx, ann.userId, ['message:1', 'message:2']));
    expect(await unreadNotices(ann.userId)).toBe(0);
  });

  it('tells whoever has confirmed an address, and nobody else', async () => {
    const notice = { kind: 'meeting', title: 'Booked', href: '/account/events', key: 'm' } as const;
    await services().inTransaction(async (tx) => {
      await notifyAddress(tx, 'ann@example.com', notice);
      await notifyAddress(tx, 'eve@example.com', notice);
    });
    expect((await all()).map(({ userId }) => userId)).toEqual([ann.userId]);
  });
});

describe('mails', () => {
  it('go out once for kinds that are wanted by mail, with a way to end them', async () => {
    await tell({ kind: 'company', title: 'Joined', body: 'Ben joined.' });
    await mailAll();
    await mailAll();
    const sent = await mailsTo('ann@example.com');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.payload.text).toContain('https://akra.example/account/users');
    expect(sent[0]?.payload.text).toContain('/notifications/stop?token=');
    expect(sent[0]?.payload.unsubscribeUrl).toContain('/api/notifications/stop?token=');
  });

  it('are left to the feature where it writes its own, and not sent to who has no confirmed address', async () => {
    await tell({ kind: 'message' });
    await tell({ kind: 'meeting' });
    await tell({ kind: 'company', userId: 'user-eve' });
    await mailAll();
    expect(await mails()).toEqual([]);
  });

  it('about security cannot be switched off', async () => {
    await choose(ann, wish([]));
    expect((await channelsOf(services().database.db, ann.userId)).security.mail).toBe(true);
    await tell({ kind: 'security', title: 'A new device' });
    await mailAll();
    const [mail] = await mailsTo('ann@example.com');
    expect(mail?.payload.subject).toBe('A new device');
    expect(mail?.payload.unsubscribeUrl).toBeUndefined();
  });

  it('end by one press, without signing in, and by the mail program’s own button', async () => {
    const { oneClick, page } = stopUrls({ user: ann.userId, what: 'company' });
    const path = oneClick.replace('https://akra.example', '');
    expect((await app.request(path)).headers.get('location')).toContain('/notifications/stop?token=');
    expect((await channelsOf(services().database.db, ann.userId)).company.mail).toBe(true);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await app.request(path, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, 'stopped']);
    expect(await channelsOf(services().database.db, ann.userId)).toMatchObject({
      company: { app: true, mail: false },
      application: { mail: true },
    });
    await tell({ kind: 'company' });
    await mailAll();
    expect(await mails()).toEqual([]);
    const made = new URL(page);
    made.searchParams.set('token', 'made.up');
    expect(
      (await app.request(`/api/notifications/stop${made.search}`, { method: 'POST', body: form })).status,
    ).toBe(400);
  });

  it('of a conversation are not written to an account that does not want them', async () => {
    const { db } = services().database;
    const before = await mailWish(db, 'ann@example.com', 'message');
    expect(before).toMatchObject({
      wanted: true,
      stop: { page: expect.stringContaining('/notifications/stop?') },
    });
    await choose(ann, wish(['message.app', 'message.mail', 'meeting.app']));
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    await app.request(before.stop?.oneClick.replace('https://akra.example', '') ?? '', {
      method: 'POST',
      body: form,
    });
    expect(await mailWish(db, 'ann@example.com', 'message')).toMatchObject({ wanted: false });
    expect(await mailWish(db, 'ann@example.com', 'meeting')).toEqual({ wanted: true, stop: null });
    expect(await mailWish(db, 'stranger@example.com', 'message')).toEqual({ wanted: true, stop: null });
  });
});

describe('the digest', () => {
  it('comes once a day, in the morning of the person, with what is unread', async () => {
    await choose(
      { ...ann, zone: 'America/New_York' },
      wish(['message.app', 'message.digest', 'event.digest']),
    );
    await tell({ kind: 'message', title: 'Mia answered' });
    await tell({ kind: 'event', title: 'Moved' });
    await tell({ kind: 'company', title: 'Not in it' });
    expect(await sendDigests()).toBe(0);
    holdClock('2026-11-16T13:00:00Z');
    expect(await Promise.all([sendDigests(), sendDigests()])).toContain(1);
    const sent = await mailsTo('ann@example.com');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.payload.subject).toContain('2 notifications');
    expect(sent[0]?.payload.text).toContain('Mia answered');
    expect(sent[0]?.payload.text).not.toContain('Not in it');
    expect(sent[0]?.payload.unsubscribeUrl).toContain('/api/notifications/stop');

    await tell({ kind: 'message', title: 'And again' });
    expect(await sendDigests()).toBe(0);
    moveClock(86_400_000);
    expect(await sendDigests()).toBe(1);
    moveClock(86_400_000);
    expect(await sendDigests()).toBe(0);
  });

  it('comes by the clock that was chosen in the account’s details, before the browser’s', async () => {
    await choose(ann, wish(['event.digest']));
    await tell({ kind: 'event' });
    standInPeople({ zoneOf: async () => 'America/New_York' });
    expect(await sendDigests()).toBe(0);
    standInPeople({ zoneOf: async () => null });
    expect(await sendDigests()).toBe(1);
  });

  it('leaves out what was read, or mailed by itself', async () => {
    await choose(ann, wish(['company.mail', 'company.digest', 'event.digest']));
    await tell({ kind: 'company' });
    await mailAll();
    await tell({ kind: 'event' });
    await readNotices(ann, 'all');
    expect(await sendDigests()).toBe(0);
    await services().database.db.update(notices).set({ readAt: null }).where(eq(notices.kind, 'company'));
    expect(await sendDigests()).toBe(0);
  });

  it('ends by its own link', async () => {
    await choose(ann, wish(['event.app', 'event.digest']));
    await tell({ kind: 'event' });
    const { oneClick } = stopUrls({ user: ann.userId, what: 'digest' });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    await app.request(oneClick.replace('https://akra.example', ''), { method: 'POST', body: form });
    expect(await sendDigests()).toBe(0);
    expect(await titles()).toHaveLength(1);
  });
});

it('is forgotten after its time', async () => {
  await tell();
  moveClock(179 * 86_400_000);
  expect(await forgetNotices()).toBe(0);
  moveClock(2 * 86_400_000);
  expect(await forgetNotices()).toBe(1);
});
