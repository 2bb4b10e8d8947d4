import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeHash, readCode } from '../identity/oob-codes.ts';
import { identityUsers } from '../identity/tables.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { defineLinkRenewal, renewLinks } from './renew-links.ts';

const site = 'https://akra.example';
const confirm = defineLinkRenewal(
  '/test/confirm',
  async (_, link) => `${site}/test/confirm?a=1&was=${link.search.length}`,
);
const over = defineLinkRenewal('/test/over', async () => null);

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [{ name: 'test', linkRenewals: [confirm, over] }]);
});
afterAll(() => world.close());

const renew = (text: string, more: { site?: string } = {}) =>
  services().inTransaction((tx) =>
    renewLinks(
      tx,
      { text, html: `<a href="${text.replaceAll('&', '&amp;')}">Go</a>`, ...more },
      { recipient: 'ann@example.com', site },
    ),
  );

describe('links in a message that leaves late', () => {
  it('are made again where they run out, in both of its forms', async () => {
    expect(await renew(`${site}/test/confirm?token=x&b=2`)).toEqual({
      text: `${site}/test/confirm?a=1&was=12`,
      html: `<a href="${site}/test/confirm?a=1&amp;was=12">Go</a>`,
      site,
    });
  });

  it('lead to where the site is now', async () => {
    const before = 'http://localhost:3000';
    expect((await renew(`${before}/other?token=x`, { site: before }))?.text).toBe(`${site}/other?token=x`);
    expect((await renew('https://elsewhere.example/other', { site: before }))?.text).toBe(
      'https://elsewhere.example/other',
    );
  });

  it('keep the message here where they lead nowhere any more', async () => {
    expect(await renew(`${site}/test/over?token=x`)).toBeNull();
  });
});

describe('the link that confirms an address', () => {
  const link = `${site}/auth/action?mode=verifyEmail&oobCode=long-over&apiKey=x&lang=en`;

  it('has a code that works, as long as there is something to confirm', async () => {
    expect(await renew(link)).toBeNull();
    const at = new Date();
    await services().database.db.insert(identityUsers).values({
      id: newId(),
      email: 'ann@example.com',
      emailKey: 'ann@example.com',
      emailVerified: false,
      validSince: at,
      createdAt: at,
      lastLoginAt: at,
    });
    const text = (await renew(link))?.text ?? '';
    const code = new URL(text).searchParams.get('oobCode') ?? '';
    expect(codeHash(code)).not.toBe(codeHash('long-over'));
    expect(await readCode(services().database.db, code)).toMatchObject({ kind: 'VERIFY_EMAIL' });
    await services().database.db.update(identityUsers).set({ emailVerified: true });
    expect(await renew(link)).toBeNull();
  });
});
