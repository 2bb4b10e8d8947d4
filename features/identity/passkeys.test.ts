import { describe, expect, it } from 'vitest';
import { mailsTo } from '#server/testing/test-services.ts';
import { securityEventsOf } from './security-events.server.ts';
import { makeAuthenticator } from './testing/authenticator.ts';
import { openSite } from './testing/site.server.ts';

const { browser, signedIn } = openSite();
type Tab = ReturnType<typeof browser>;

const own = (tab: Tab, name: string, body: object) =>
  tab.call('POST', `/api/identity/${name}`, body).then((answer) => answer.body);

/** Somebody whose account has a passkey. */
async function withPasskey() {
  const { tab, account } = await signedIn();
  const authenticator = makeAuthenticator();
  const { options, state } = await own(tab, 'start-passkey', { idToken: account.idToken });
  const response = authenticator.make(options.challenge);
  const added = await own(tab, 'add-passkey', { idToken: account.idToken, state, response });
  expect(added).toEqual({ id: authenticator.id });
  return { tab, account, authenticator };
}

async function start(tab: Tab) {
  const { options, state } = await own(tab, 'start-passkey-sign-in', {});
  return { challenge: options.challenge as string, state: state as string };
}

const said = (answer: { error?: { message: string } }): string => answer.error?.message ?? 'good';

describe('a passkey', () => {
  it('signs in by itself, and its tokens open a session', async () => {
    const { account, authenticator } = await withPasskey();
    const tab = browser();
    const { challenge, state } = await start(tab);
    const tokens = await own(tab, 'sign-in-with-passkey', { state, response: authenticator.use(challenge) });
    expect(tokens.localId).toBe(account.localId);
    await tab.open(tokens.idToken);
    expect((await tab.visitor())?.userId).toBe(account.localId);
  });

  it('is told to its owner when it is added', async () => {
    const { account } = await withPasskey();
    expect((await mailsTo(account.email)).map(({ purpose }) => purpose)).toContain('identity.passkey-added');
    expect((await securityEventsOf(account.localId)).map(({ kind }) => kind)).toContain(
      'identity.passkey-added',
    );
  });

  it.each([
    ['from a page of another site', { origin: 'https://akra.example.evil.test' }],
    ['from a device that did not check its owner', { verified: false }],
  ])('is refused %s', async (_name, options) => {
    const { tab, authenticator } = await withPasskey();
    const { challenge, state } = await start(tab);
    const response = authenticator.use(challenge, options);
    expect(said(await own(tab, 'sign-in-with-passkey', { state, response }))).toBe('INVALID_PASSKEY');
  });

  it('is not added from a page of another site, nor by a challenge of somebody else', async () => {
    const { tab, account } = await signedIn();
    const other = await signedIn();
    const { idToken } = account;
    const { options, state } = await own(tab, 'start-passkey', { idToken });
    const foreign = makeAuthenticator().make(options.challenge, { origin: 'https://evil.test' });
    expect(said(await own(tab, 'add-passkey', { idToken, state, response: foreign }))).toBe(
      'INVALID_PASSKEY',
    );
    const response = makeAuthenticator().make(options.challenge);
    const asOther = { idToken: other.account.idToken, state, response };
    expect(said(await own(other.tab, 'add-passkey', asOther))).toBe('INVALID_PASSKEY');
  });

  it('answers a challenge once, and only its own', async () => {
    const { tab, authenticator } = await withPasskey();
    const { challenge, state } = await start(tab);
    const response = authenticator.use(challenge);
    expect(said(await own(tab, 'sign-in-with-passkey', { state, response }))).toBe('good');
    authenticator.rewind(5);
    const again = authenticator.use(challenge);
    expect(said(await own(tab, 'sign-in-with-passkey', { state, response: again }))).toBe('INVALID_PASSKEY');
    const next = await start(tab);
    const old = { state: next.state, response: authenticator.use(challenge) };
    expect(said(await own(tab, 'sign-in-with-passkey', old))).toBe('INVALID_PASSKEY');
  });

  it('is refused once a copy has counted further', async () => {
    const { tab, authenticator } = await withPasskey();
    const use = async () => {
      const { challenge, state } = await start(tab);
      return said(await own(tab, 'sign-in-with-passkey', { state, response: authenticator.use(challenge) }));
    };
    authenticator.rewind(7);
    expect(await use()).toBe('good');
    authenticator.rewind(3);
    expect(await use()).toBe('INVALID_PASSKEY');
  });

  it('no longer signs in when it was removed, and nobody else removes it', async () => {
    const { tab, account, authenticator } = await withPasskey();
    const other = await signedIn();
    const id = authenticator.id;
    expect(said(await own(other.tab, 'remove-passkey', { idToken: other.account.idToken, id }))).toBe(
      'PASSKEY_NOT_FOUND',
    );
    expect(said(await own(tab, 'remove-passkey', { idToken: account.idToken, id }))).toBe('good');
    const { challenge, state } = await start(tab);
    const response = authenticator.use(challenge);
    expect(said(await own(tab, 'sign-in-with-passkey', { state, response }))).toBe('PASSKEY_NOT_FOUND');
  });
});
