import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { forgetSessions } from './commands/forget-sessions.server.ts';
import { markStaff } from './staff/mark-staff.server.ts';
import { openSite } from './testing/site.server.ts';

const day = 86_400_000;
const { admin, browser, database, refresh, signedIn } = openSite();

describe('a session', () => {
  it('is a cookie that no script reads, of which only the hash is kept, and one for showing a name', async () => {
    const tab = browser();
    const account = await tab.signUp();
    const { status, set, body } = await tab.open(account.idToken);
    expect(status).toBe(200);
    const sid = set.find((line) => line.startsWith('__Host-sid=')) ?? '';
    expect(sid).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const who = set.find((line) => line.startsWith('__Host-who=')) ?? '';
    expect(who).not.toMatch(/HttpOnly/);
    const shown = JSON.parse(decodeURIComponent(tab.cookies.get('__Host-who') ?? ''));
    expect(shown).toEqual({ name: account.email.split('@')[0], initials: expect.any(String), staff: false });
    expect(body.user).toMatchObject({ id: account.localId, email: account.email, emailVerified: false });
    const { rows } = await database().pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(tab.cookies.get('__Host-sid'));
  });

  it('tells loaders who sent a request', async () => {
    const { tab, account } = await signedIn();
    expect(await tab.visitor()).toMatchObject({
      userId: account.localId,
      email: account.email,
      staff: false,
    });
    expect(await browser().visitor()).toBeNull();
    const forged = browser();
    forged.cookies.set('__Host-sid', 'A'.repeat(43));
    forged.cookies.set('__Host-who', encodeURIComponent(JSON.stringify({ name: 'Root', staff: true })));
    expect(await forged.visitor()).toBeNull();
  });

  it('takes tokens of the last five minutes only, and none that are forged', async () => {
    const tab = browser();
    const { idToken } = await tab.signUp();
    const [head, , signature] = idToken.split('.');
    expect((await tab.open(`${head}.e30.${signature}`)).status).toBe(401);
    moveClock(301_000);
    expect((await tab.open(idToken)).status).toBe(401);
    expect(tab.cookies.has('__Host-sid')).toBe(false);
    expect((await tab.call('POST', '/api/session', { idToken: 5 })).status).toBe(422);
  });

  it('goes by the zone its browser says, and by the agency’s clock until it says one', async () => {
    const tab = browser();
    const { idToken } = await tab.signUp();
    await tab.open(idToken);
    const { timeZone } = readSettings().contact;
    expect((await tab.visitor())?.zone).toBe(timeZone);
    await tab.call('POST', '/api/session', { idToken, zone: 'Nowhere/Land' });
    expect((await tab.visitor())?.zone).toBe(timeZone);
    await tab.call('POST', '/api/session', { idToken, zone: 'America/New_York' });
    expect((await tab.visitor())?.zone).toBe('America/New_York');
  });

  it('gets a new secret at each sign-in, and ends the one before', async () => {
    const { tab, account } = await signedIn();
    const first = tab.cookies.get('__Host-sid') ?? '';
    await tab.open(account.idToken);
    expect(tab.cookies.get('__Host-sid')).toBe(first);
    moveClock(1000);
    const again = await tab.signIn(account.email);
    await tab.open(again.idToken);
    expect(tab.cookies.get('__Host-sid')).not.toBe(first);
    const old = browser();
    old.cookies.set('__Host-sid', first);
    expect(await old.visitor()).toBeNull();
  });

  it('lasts 30 days after its last use and 90 at most', async () => {
    const { tab } = await signedIn();
    for (let n = 0; n < 3; n += 1) {
      moveClock(29 * day);
      expect(await tab.visitor(), `after ${n + 1} times 29 days`).not.toBeNull();
    }
    moveClock(4 * day);
    expect(await tab.visitor()).toBeNull();
    const { tab: idle } = await signedIn();
    moveClock(31 * day);
    expect(await idle.visitor()).toBeNull();
    expect(await forgetSessions()).toBeGreaterThan(0);
  });

  it('ends by signing out, with the refresh token', async () => {
    const { tab, account } = await signedIn();
    const { set } = await tab.call('DELETE', '/api/session');
    expect(set.filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);
    expect(await tab.visitor()).toBeNull();
    expect(await refresh(account.refreshToken)).toBe('TOKEN_EXPIRED');
  });

  it('is not needed for signing out: an ID token will do', async () => {
    const tab = browser();
    const account = await tab.signUp();
    await tab.call('DELETE', '/api/session', { idToken: account.idToken });
    expect(await refresh(account.refreshToken)).toBe('TOKEN_EXPIRED');
  });

  it('takes the readable cookie away when it has ended elsewhere', async () => {
    const { tab } = await signedIn();
    await database().pool.query('delete from sessions');
    expect((await tab.call('GET', '/api/session')).body).toEqual({ user: null });
    expect(tab.cookies.has('__Host-who')).toBe(false);
  });
});

describe('the list of sessions', () => {
  it('shows one’s own, and ends another with its sign-in', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    const other = await phone.signIn(account.email);
    await phone.call(
      'POST',
      '/api/session',
      { idToken: other.idToken },
      {
        'User-Agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      },
    );
    const stranger = await signedIn();
    const { body } = await tab.call('GET', '/api/sessions');
    expect(body.sessions).toHaveLength(2);
    const line = body.sessions.find(({ current }) => !current);
    expect(line?.device).toBe('Safari on iPhone');
    expect((await stranger.tab.call('DELETE', `/api/sessions/${line?.id}`)).status).toBe(404);
    expect(await phone.visitor()).not.toBeNull();
    expect((await tab.call('DELETE', `/api/sessions/${line?.id}`)).body).toEqual({ ended: 1 });
    expect(await phone.visitor()).toBeNull();
    expect(await refresh(other.refreshToken)).toBe('TOKEN_EXPIRED');
    expect(await tab.visitor()).not.toBeNull();
  });

  it('ends all others at once, and is closed to strangers', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    await phone.open((await phone.signIn(account.email)).idToken);
    expect((await tab.call('DELETE', '/api/sessions')).body).toEqual({ ended: 1 });
    expect(await phone.visitor()).toBeNull();
    expect((await browser().call('GET', '/api/sessions')).status).toBe(401);
    expect((await tab.call('DELETE', '/api/sessions/nonsense')).status).toBe(404);
  });
});

describe('what happens to the account', () => {
  it('a new password ends the other sessions and keeps the one at hand', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    await phone.open((await phone.signIn(account.email)).idToken);
    await tab.identity('/v1/accounts:update', { idToken: account.idToken, password: 'Louder-8-lanterns' });
    expect(await phone.visitor()).toBeNull();
    expect(await tab.visitor()).not.toBeNull();
    expect((await tab.open(account.idToken)).status).toBe(401);
  });

  it('blocking puts it out at once, deleting too', async () => {
    const { tab, account } = await signedIn();
    await admin({ localId: account.localId, disableUser: true });
    expect(await tab.visitor()).toBeNull();
    const other = await signedIn();
    await other.tab.identity('/v1/accounts:delete', { idToken: other.account.idToken });
    expect(await other.tab.visitor()).toBeNull();
  });

  it('a new name is seen at once', async () => {
    const { tab, account } = await signedIn();
    await tab.identity('/v1/accounts:update', { idToken: account.idToken, displayName: 'Ada Lovelace' });
    expect((await tab.visitor())?.name).toBe('Ada Lovelace');
    await tab.call('GET', '/api/session');
    expect(JSON.parse(decodeURIComponent(tab.cookies.get('__Host-who') ?? ''))).toMatchObject({
      initials: 'AL',
    });
  });

  it('a mark for staff counts once the address is confirmed', async () => {
    const { tab, account } = await signedIn();
    await markStaff(account.email.toUpperCase(), ['sales'], 'test');
    expect((await tab.visitor())?.staff).toBe(false);
    await admin({ localId: account.localId, emailVerified: true });
    expect((await tab.visitor())?.staff).toBe(true);
    await markStaff(account.email, [], 'test');
    expect((await tab.visitor())?.staff).toBe(false);
  });
});
