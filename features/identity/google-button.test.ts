import { describe, expect, it } from 'vitest';
import { now } from '#server/clock.ts';
import { openSite } from './testing/site.server.ts';

const { browser, database, google } = openSite();

describe('Google’s button', () => {
  const person = () => ({
    sub: crypto.randomUUID(),
    email: `g-${crypto.randomUUID()}@example.com`,
    email_verified: true,
    name: 'Gwen Go',
  });
  const pressed = async (claims: Record<string, unknown> = person()) => {
    const tab = browser();
    const { body } = await tab.call('GET', '/api/session/nonce');
    return { tab, credential: await google().credential({ nonce: body.nonce, ...claims }) };
  };

  it('opens a session for a credential that fits the browser’s nonce, once', async () => {
    const { tab, credential } = await pressed();
    const nonce = tab.cookies.get('__Host-g_nonce') ?? '';
    const { status, body } = await tab.open(credential);
    expect([status, body.user?.name]).toEqual([200, 'Gwen Go']);
    expect(await tab.visitor()).toMatchObject({ emailVerified: true });
    const thief = browser();
    thief.cookies.set('__Host-g_nonce', nonce);
    expect((await thief.open(credential)).status).toBe(401);
  });

  it('opens none without the nonce, with another, or for an old credential', async () => {
    const { credential } = await pressed();
    expect((await browser().open(credential)).status).toBe(401);
    const other = await pressed();
    expect((await other.tab.open(credential)).status).toBe(401);
    const at = Math.floor(now().getTime() / 1000);
    const old = await pressed({ ...person(), iat: at - 301, exp: at + 3000 });
    expect((await old.tab.open(old.credential)).status).toBe(401);
  });

  it('finds the same account again by Google’s id', async () => {
    const claims = person();
    const first = await pressed(claims);
    const second = await pressed(claims);
    const [one, two] = [await first.tab.open(first.credential), await second.tab.open(second.credential)];
    expect(two.body.user?.id).toBe(one.body.user?.id);
    // The second browser was a new one, and its owner is told.
    const { rows } = await database().pool.query('select purpose from outbox where recipient = $1', [
      claims.email,
    ]);
    expect(rows).toEqual([{ purpose: 'identity.new-device' }]);
  });

  it('asks for the password where Google does not vouch for the address', async () => {
    const account = await browser().signUp();
    const { tab, credential } = await pressed({ ...person(), email: account.email, email_verified: false });
    expect((await tab.open(credential)).status).toBe(409);
  });
});
