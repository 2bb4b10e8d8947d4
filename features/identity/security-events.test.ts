import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { forgetSecurityEvents, securityEventsOf } from './security-events.server.ts';
import { openSite } from './testing/site.server.ts';

const site = openSite();
const texts = async (userId: string) => (await securityEventsOf(userId)).map(({ text }) => text);

it('lists sign-ins, changes and ended sessions of an account, the newest first, and nobody else’s', async () => {
  const { tab, account } = await site.signedIn();
  const stranger = await site.signedIn();
  const other = site.browser();
  moveClock(1000);
  await other.open((await other.signIn(account.email)).idToken);
  moveClock(1000);
  const [, session] = (await tab.call('GET', '/api/sessions')).body.sessions;
  await other.call('DELETE', `/api/sessions/${session?.id}`);
  moveClock(1000);
  const { idToken } = await other.signIn(account.email);
  await other.identity('/v1/accounts:update', { idToken, password: 'Other-8-lanterns' });
  const shown = await texts(account.localId);
  expect(shown[0]).toBe('The password was changed');
  expect(shown.filter((text) => text.startsWith('Signed in'))).toHaveLength(2);
  expect(shown.filter((text) => text.startsWith('Signed out'))).toHaveLength(1);
  expect(shown).toContain('The account was created');
  expect(await texts(stranger.account.localId)).not.toContain('The password was changed');
});

it('tells the owner of what they may not have done themselves', async () => {
  const { tab, account } = await site.signedIn();
  const { idToken } = account;
  await tab.identity('/v1/accounts:update', { idToken, password: 'Other-8-lanterns' });
  const told = async () =>
    (await services().database.db.select().from(notices)).filter(({ userId }) => userId === account.localId);
  await expect
    .poll(async () => (await told()).map(({ title }) => title))
    .toEqual(['The password was changed']);
  expect((await told())[0]).toMatchObject({ kind: 'security', href: '/account/security' });
});

it('forgets after a year', async () => {
  const { account } = await site.signedIn();
  moveClock(364 * 86_400_000);
  await forgetSecurityEvents();
  expect(await texts(account.localId)).not.toEqual([]);
  moveClock(2 * 86_400_000);
  await forgetSecurityEvents();
  expect(await texts(account.localId)).toEqual([]);
});
