import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { purgeDue } from '#server/personal-data/closings.ts';
import { accountClosings } from '#server/personal-data/tables.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { openSite } from '../testing/site.server.ts';

const site = openSite();

const confirm = (userId: string) =>
  services()
    .database.db.update(identityUsers)
    .set({ emailVerified: true })
    .where(eq(identityUsers.id, userId));
const closings = () => services().database.db.select().from(accountClosings);
const close = (tab: Awaited<ReturnType<typeof site.signedIn>>['tab'], atOnce = false) =>
  tab.call('POST', '/api/account/close', { atOnce });

it('lets nobody in any more, on any device, from the moment it is closed', async () => {
  const { tab, account } = await site.signedIn();
  await confirm(account.localId);
  const other = site.browser();
  await other.open((await other.signIn(account.email)).idToken);
  expect((await close(tab)).status).toBe(200);

  expect([await tab.visitor(), await other.visitor()]).toEqual([null, null]);
  expect(tab.cookies.has('__Host-sid')).toBe(false);
  expect(await site.refresh(account.refreshToken)).toBe('USER_DISABLED');
  expect((await site.browser().signIn(account.email)).error.message).toBe('USER_DISABLED');
  const [mail] = await mailsTo(account.email);
  expect(mail?.payload.text).toContain('/your-data?token=');
});

it('asks for a fresh sign-in first', async () => {
  const { tab } = await site.signedIn();
  moveClock(6 * 60_000);
  expect((await close(tab)).status).toBe(403);
  expect(await tab.visitor()).not.toBeNull();
});

it('is for whoever is signed in, and says what it needs to know', async () => {
  expect((await close(site.browser())).status).toBe(401);
  const { tab } = await site.signedIn();
  expect((await tab.call('POST', '/api/account/close', {})).status).toBe(422);
});

it('erases after seven days, or at once on request', async () => {
  const later = await site.signedIn();
  const now = await site.signedIn();
  await close(later.tab);
  await close(now.tab, true);
  const left = async () => (await closings()).map(({ userId }) => userId);
  // The site's own job may have taken it up already and be at work.
  await purgeDue();
  await expect.poll(left).not.toContain(now.account.localId);
  expect(await left()).toContain(later.account.localId);
  expect((await now.tab.signUp(now.account.email)).localId).toBeTruthy();
  moveClock(7 * 86_400_000);
  await purgeDue();
  expect(await closings()).toEqual([]);
});

it('writes no mail about what nobody confirmed', async () => {
  const { tab, account } = await site.signedIn();
  await close(tab);
  expect((await mailsTo(account.email)).map(({ purpose }) => purpose)).not.toContain('account.closed');
});

it('lets the only owner of a company hand it over first', async () => {
  const { tab, account } = await site.signedIn();
  const { tab: second, account: colleague } = await site.signedIn();
  const { db } = services().database;
  const company = { id: newId(), name: 'Harbour Prints', createdAt: new Date() };
  await db.insert(companies).values(company);
  const place = { companyId: company.id, name: '', email: '', joinedAt: new Date() };
  await db.insert(companyMembers).values([
    { ...place, userId: account.localId, role: 'owner' },
    { ...place, userId: colleague.localId, role: 'member' },
  ]);
  expect((await close(tab)).status).toBe(409);
  expect((await close(second)).status).toBe(200);
});

it('takes everything else of a person along whose account is deleted at the identity service', async () => {
  const { tab, account } = await site.signedIn();
  await tab.identity('/v1/accounts:delete', { idToken: account.idToken });
  // The site's own job may have taken it up already and be at work.
  await purgeDue();
  await expect
    .poll(async () => (await closings()).map(({ userId }) => userId))
    .not.toContain(account.localId);
});
