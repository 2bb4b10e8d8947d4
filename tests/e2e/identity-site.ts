import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { fromBase32, stepAt, totpCode } from '../../server/identity/totp.ts';
import { hydrated } from './page.ts';
import { googleCredential, peeredSite } from './peers.ts';

const key = 'embedded-identity';
const project = 'embedded';

interface MailedCode {
  email: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

/** A password that no list holds. */
export const password = 'correct horse battery 41';

async function call<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${peeredSite}${path}?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function codes(): Promise<MailedCode[]> {
  const answer = await fetch(`${peeredSite}/emulator/v1/projects/${project}/oobCodes`);
  return ((await answer.json()) as { oobCodes: MailedCode[] }).oobCodes;
}

/** The accounts of the shared site, reached without a browser. */
export const site = {
  address: peeredSite,
  call,
  /** The last link of a kind that was mailed to an address. */
  async mailedLink(email: string, requestType: string): Promise<string> {
    const mailed = (await codes()).findLast(
      (code) => code.email === email && code.requestType === requestType,
    );
    if (!mailed) throw new Error(`nothing of the kind ${requestType} was mailed to ${email}`);
    return mailed.oobLink;
  },
  /** A new account. */
  account: (email: string) =>
    call<{ idToken: string }>('/v1/accounts:signUp', { email, password, returnSecureToken: true }),
  /** Confirms an account's address by the mailed link. */
  async confirm(email: string, idToken: string): Promise<void> {
    await call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const oobCode = new URL(await site.mailedLink(email, 'VERIFY_EMAIL')).searchParams.get('oobCode');
    await call('/v1/accounts:update', { oobCode });
  },
  /** A new account with a confirmed address. */
  async confirmedAccount(email: string): Promise<void> {
    const { idToken } = await site.account(email);
    await site.confirm(email, idToken);
  },
  /** Switches two steps on and answers with the secret and the recovery codes. */
  async twoSteps(email: string, idToken: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    await site.confirm(email, idToken);
    const started = await call<{ totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }>(
      '/v2/accounts/mfaEnrollment:start',
      { idToken, totpEnrollmentInfo: {} },
    );
    const { sharedSecretKey: secret, sessionInfo } = started.totpSessionInfo;
    const enrolled = await call<{ idToken: string }>('/v2/accounts/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode: codeNow(secret) },
    });
    const { codes: recoveryCodes } = await call<{ codes: string[] }>('/api/identity/recovery-codes', {
      idToken: enrolled.idToken,
    });
    return { secret, recoveryCodes };
  },
};

/** Opens a session for a browser as the form does; without scripts there is no form to do it. */
export async function openSession(request: APIRequestContext, email: string): Promise<void> {
  const { idToken } = await call<{ idToken: string }>('/v1/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const answer = await request.post(`${peeredSite}/api/session`, {
    headers: { origin: peeredSite },
    data: { idToken },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Puts a stand-in for Google's script before every page: its button answers with a credential at once. */
export async function standInForGoogle(
  context: BrowserContext,
  claims: Record<string, unknown>,
): Promise<void> {
  await context.exposeFunction('writeCredential', (nonce: string) => googleCredential({ ...claims, nonce }));
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standInScript }),
  );
}

const standInScript = `
  let options;
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton: (place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continue with Google';
      button.onclick = async () => options.callback({ credential: await window.writeCredential(options.nonce) });
      place.replaceChildren(button);
    },
  } } };`;

/** What an authenticator app shows now. */
export const codeNow = (secret: string): string => totpCode(fromBase32(secret), stepAt(new Date()));

/** Fills the sign-in form in and sends it. */
export async function signInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in by the form on the way to another page, and waits until that is alive. */
export async function signInAt(page: Page, email: string, address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  await page.goto(`${origin}/sign-in?${new URLSearchParams({ redirectFrom: pathname })}`);
  await signInByForm(page, email);
  await page.waitForURL(address);
  await hydrated(page);
}
