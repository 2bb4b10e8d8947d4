import { expect, type Page } from '@playwright/test';

/** Opens a session as somebody new at a site; the browser gets its cookies. Gives the address of the account. */
export async function signUp(page: Page, origin: string, who: string): Promise<string> {
  const email = `${who}-${crypto.randomUUID()}@example.com`;
  const account = await page.request.post(`${origin}/v1/accounts:signUp?key=embedded-identity`, {
    data: { email, password: 'Quiet-7-lanterns', returnSecureToken: true },
  });
  const { idToken } = await account.json();
  const session = await page.request.post(`${origin}/api/session`, { data: { idToken } });
  expect(session.ok(), await session.text()).toBe(true);
  return email;
}
