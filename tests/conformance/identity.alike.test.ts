import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { identityRoutes } from '#server/identity/routes.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { type MailPeer, startMailPeer } from '../torture/mail-peer.ts';
import { noteStatements, withStatements } from './asked-statements.ts';
import { goodPassword, someEmail } from './target.ts';

// What a stranger must not learn from: whether an address has an account. The answers are compared, and every
// statement that the database was asked on the way, because what is asked alike takes as long.
let database: TestDatabase;
let mail: MailPeer;
let app: Hono;
let visitors = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  mail = await startMailPeer();
  const env = loadEnv({
    DATABASE_URL: database.url,
    APP_SECRET: 's'.repeat(32),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Studio <studio@example.com>',
    LOG_LEVEL: 'silent',
  });
  await openServices(env);
  app = new Hono();
  app.route(
    '/',
    identityRoutes({
      env,
      clientAddress: (context) => context.req.header('x-test-address') ?? '',
      peerAddress: () => undefined,
    }),
  );
});
noteStatements();
afterAll(async () => {
  await closeServices();
  await mail.close();
  await database.close();
});

/** What the service says, as far as these tests read it. */
interface Said {
  localId: string;
  idToken: string;
  email: string;
  sessionId?: string;
  error: { message: string };
}

/** A call from a network of its own: its answer, and what the database was asked meanwhile. */
async function call(path: string, body: object) {
  visitors += 1;
  const { given: answer, statements } = await withStatements(() =>
    app.request(`${path}?key=embedded-identity`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Test-Address': `192.0.2.${visitors}` },
      body: JSON.stringify(body),
    }),
  );
  const said = (await answer.json()) as Said;
  return {
    said,
    status: answer.status,
    cookies: answer.headers.getSetCookie().length,
    statements,
  };
}

const account = async (email = someEmail()) => {
  const { said } = await call('/v1/accounts:signUp', { email, password: goodPassword });
  return { email, localId: String(said.localId), idToken: String(said.idToken) };
};
const confirm = (localId: string) =>
  database.pool.query('update identity_users set email_verified = true where id = $1', [localId]);

/** All that was written to an address: what for, and its text. */
async function mailsTo(email: string): Promise<{ purpose: string; text: string }[]> {
  const { rows } = await database.pool.query(
    "select purpose, payload->>'text' as text from outbox where recipient = $1 order by id",
    [email],
  );
  return rows;
}
const codeIn = (text: string | undefined): string => /oobCode=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** What is the same for whoever asked, with their own address taken out. */
const shown = ({ said, ...rest }: Awaited<ReturnType<typeof call>>, email: string) => ({
  ...rest,
  said: JSON.stringify(said).replaceAll(email, 'the address'),
});

describe('signing up by mail', () => {
  const start = (email: string) => call('/api/identity/start-sign-up', { email });

  it('answers alike and asks the database alike, at the first try and later', async () => {
    const { email: taken } = await account();
    const free = someEmail();
    for (let n = 0; n < 3; n += 1) {
      const one = shown(await start(free), free);
      expect(one).toEqual(shown(await start(taken), taken));
      expect([one.status, one.statements.length > 10]).toEqual([200, true]);
    }
    expect((await mailsTo(free)).map(({ purpose }) => purpose)).toEqual(Array(3).fill('identity.sign-up'));
    // Its owner is told once, and gets no code.
    const told = await mailsTo(taken);
    expect(told.map(({ purpose }) => purpose)).toEqual(['identity.sign-up-taken']);
    expect(told[0]?.text).toContain('You already have an account');
    expect(codeIn(told[0]?.text)).toBe('');
    await vi.waitFor(
      () => expect(mail.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([free, taken])),
      15_000,
    );
  });

  it('makes no account before the link is followed, then one with a confirmed address, once', async () => {
    const email = someEmail();
    await start(email.toUpperCase());
    const rows = () =>
      database.pool.query('select email_verified, display_name from identity_users where email_key = $1', [
        email,
      ]);
    expect((await rows()).rows).toEqual([]);
    const oobCode = codeIn((await mailsTo(email))[0]?.text);
    const finish = (more: object) => call('/api/identity/finish-sign-up', { oobCode, ...more });
    expect((await finish({})).said).toEqual({ email });
    expect((await finish({ password: 'password' })).said.error.message).toContain('PASSWORD');
    const made = await finish({ password: goodPassword, displayName: ' Ada ' });
    expect([made.status, made.said.email, made.cookies]).toEqual([200, email, 1]);
    expect((await rows()).rows).toEqual([{ email_verified: true, display_name: 'Ada' }]);
    expect((await finish({ password: goodPassword })).said.error.message).toBe('INVALID_OOB_CODE');
    expect((await call('/v1/accounts:signInWithPassword', { email, password: goodPassword })).status).toBe(
      200,
    );
  });

  it('takes no other code, and lets its own be used for nothing else', async () => {
    const { email } = await account();
    await call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const resetCode = codeIn((await mailsTo(email))[0]?.text);
    const finished = await call('/api/identity/finish-sign-up', {
      oobCode: resetCode,
      password: goodPassword,
    });
    expect(finished.said.error.message).toBe('INVALID_OOB_CODE');
    const free = someEmail();
    await start(free);
    const oobCode = codeIn((await mailsTo(free))[0]?.text);
    for (const [path, body] of [
      ['/v1/accounts:resetPassword', { oobCode, newPassword: goodPassword }],
      ['/v1/accounts:update', { oobCode }],
      ['/v1/accounts:signInWithEmailLink', { oobCode, email: free }],
    ] as const)
      expect((await call(path, body)).said.error.message).toBe('INVALID_OOB_CODE');
  });

  it('tells the owner of the mailbox where an account was opened meanwhile', async () => {
    const email = someEmail();
    await start(email);
    await account(email);
    const oobCode = codeIn((await mailsTo(email))[0]?.text);
    const late = await call('/api/identity/finish-sign-up', { oobCode, password: goodPassword });
    expect(late.said.error.message).toBe('EMAIL_EXISTS');
  });

  it('sends nobody to another site afterwards', async () => {
    const body = { email: someEmail(), continueUrl: 'https://evil.example/' };
    expect((await call('/api/identity/start-sign-up', body)).said.error.message).toContain(
      'UNAUTHORIZED_DOMAIN',
    );
  });
});

describe('changing an address', () => {
  const change = async (person: { idToken: string }, newEmail: string) =>
    shown(
      await call('/v1/accounts:sendOobCode', {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        idToken: person.idToken,
        newEmail,
      }),
      newEmail,
    );

  it.each([
    ['confirmed', true],
    ['never confirmed', false],
  ])('answers alike for a taken address where the old one was %s', async (_, confirmed) => {
    const [person, other] = [await account(), await account()];
    if (confirmed) await confirm(person.localId);
    const free = someEmail();
    for (let n = 0; n < 2; n += 1)
      expect(await change(person, free)).toEqual(await change(person, other.email));
    // Told once, without a code; what the old address gets does not tell either.
    const told = await mailsTo(other.email);
    expect(told.map(({ purpose }) => purpose)).toEqual(['identity.change-taken']);
    expect(codeIn(told[0]?.text)).toBe('');
    const own = (await mailsTo(person.email)).filter(({ purpose }) => purpose === 'identity.change-old');
    expect(own).toHaveLength(confirmed ? 4 : 0);
    for (const { text } of own)
      expect((await call('/v1/accounts:update', { oobCode: codeIn(text) })).status).toBe(200);
    const { rows } = await database.pool.query('select email from identity_users where id = $1', [
      person.localId,
    ]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('is a code without use once somebody else has the address', async () => {
    const person = await account();
    const newEmail = someEmail();
    await change(person, newEmail);
    await account(newEmail);
    const oobCode = codeIn((await mailsTo(newEmail))[0]?.text);
    expect((await call('/v1/accounts:update', { oobCode })).said.error.message).toBe('INVALID_OOB_CODE');
  });
});

describe('what else might tell', () => {
  it.each([
    ['a link for a new password', '/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET' }],
    ['a link that signs in', '/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN' }],
    ['a wrong password', '/v1/accounts:signInWithPassword', { password: 'not the one' }],
    ['the ways to sign in', '/v1/accounts:createAuthUri', { continueUri: 'http://localhost/' }],
  ])('answers alike, with or without an account: %s', async (_, path, body) => {
    const { email: taken } = await account();
    const free = someEmail();
    const withEmail = (email: string) => ({ ...body, email, identifier: email });
    const ask = async (email: string) => {
      const answer = await call(path, withEmail(email));
      return shown({ ...answer, said: { ...answer.said, sessionId: undefined } }, email);
    };
    expect(await ask(free)).toEqual(await ask(taken));
  });

  it('to set a password for another address is refused before anybody looks whether it is taken', async () => {
    const person = await account();
    const { email: taken } = await account();
    const add = (email: string) =>
      call('/v1/accounts:signUp', { idToken: person.idToken, email, password: goodPassword });
    const free = shown(await add('free@example.com'), 'free@example.com');
    expect(free.said).toContain('OPERATION_NOT_ALLOWED');
    expect(shown(await add(taken), taken)).toEqual(free);
  });
});
