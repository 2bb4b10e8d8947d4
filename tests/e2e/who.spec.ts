import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readWho } from '../../features/identity/who-cookie.ts';
import { hydrated, test, watch } from './page.ts';

const ada = { name: 'Ada Lovelace', initials: 'AL', staff: false };
const written = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const wear = (context: BrowserContext, origin: string, value: string) =>
  context.addCookies([{ name: 'who', value, url: origin }]);

const header = (page: Page) => {
  const shown = page.getByRole('banner');
  return {
    signIn: shown.getByRole('link', { name: 'Sign in' }),
    mark: shown.getByRole('button', { name: /^Your account/ }),
    panel: page.getByRole('dialog', { name: 'Your account' }),
    letters: () =>
      shown.locator('.who-initials').evaluate((mark) => getComputedStyle(mark, '::before').content),
  };
};

/** Opens a session as somebody new; the browser gets its cookies. */
async function signUp(page: Page) {
  const account = await page.request.post('/v1/accounts:signUp?key=embedded-identity', {
    data: {
      email: `who-${crypto.randomUUID()}@example.com`,
      password: 'Quiet-7-lanterns',
      returnSecureToken: true,
    },
  });
  const { idToken } = await account.json();
  const session = await page.request.post('/api/session', { data: { idToken } });
  expect(session.ok()).toBe(true);
}

/** Whether the server still takes a session for one, whatever became of the browser's cookies. */
async function stands(page: Page, sid: string | undefined): Promise<boolean> {
  const answer = await page.request.get('/api/session', { headers: { cookie: `sid=${sid}` } });
  return (await answer.json()).user !== null;
}
const sidOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sid')?.value;

test('a cached page shows the initials before any script, then the name, and nothing flashes', {
  tag: '@smoke',
}, async ({ page, context, origin }) => {
  const misdeeds = watch(page, origin);
  const scripts: string[] = [];
  page.on('request', (request) => {
    // What wakes islands is loaded by every page that is read; React is not.
    if (request.resourceType() === 'script' && !/\/(wake|preload)-/.test(request.url()))
      scripts.push(request.url());
  });
  await wear(context, origin, written(ada));
  // What the document was marked with when its body began: nothing can have been drawn before.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      seen.disconnect();
      sessionStorage.setItem('mark-at-body', document.documentElement.dataset.who ?? '');
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { signIn, mark, panel, letters } = header(page);
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('mark-at-body'))).toBe('user');
  await expect(mark).toHaveAccessibleName('Your account');
  expect(await letters()).toBe('"AL"');

  await mark.click();
  await expect(panel.getByRole('link')).toHaveText(['Your account', 'Security']);
  await expect(panel.getByText('Ada Lovelace')).toBeVisible();
  await expect(mark).toHaveAccessibleName('Your account: Ada Lovelace');
  expect(await letters()).toBe('"AL"');
  await expect(signIn).toBeHidden();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });

  // The guard may lead on from there, since the cookie alone opens nothing.
  await panel.getByRole('link', { name: 'Security' }).click();
  await page.waitForURL(/\/(account\/security|sign-in)/);
  await expect(panel).toBeHidden();
});

test('staff have the way to the admin panel, on a desktop and on a phone', async ({
  page,
  context,
  origin,
}) => {
  await wear(context, origin, written({ ...ada, staff: true }));
  await page.goto('/privacy');
  const { mark, panel } = header(page);
  await mark.click();
  await expect(panel.getByRole('link', { name: 'Admin panel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu.getByRole('link', { name: 'Admin panel' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeHidden();
});

test('a cookie that is broken or not ours names nobody, and the page goes on', async ({
  page,
  context,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await wear(context, origin, '%7B%22name%22%3A%22Ada');
  await page.goto('/');
  const { signIn, mark } = header(page);
  await expect(signIn).toBeVisible();
  await expect(mark).toBeHidden();
  // The inline script and the parser are two, and must agree.
  const values = [
    written(ada),
    written({ ...ada, staff: true }),
    written({ ...ada, staff: 'yes' }),
    written({ ...ada, initials: undefined }),
    written({ ...ada, initials: ' ' }),
    written({ ...ada, name: 5 }),
    written(['Ada']),
    written(null),
    '%E0%A4%A',
    '',
  ];
  for (const value of values) {
    await wear(context, origin, value);
    const marked = await page.evaluate(() => {
      dispatchEvent(new Event('who-changed'));
      return document.documentElement.dataset.who ?? null;
    });
    const who = readWho(value);
    expect(marked, value).toBe(who && (who.staff ? 'staff' : 'user'));
  }
  await page.keyboard.press('Tab');
  await hydrated(page);
  await expect(signIn).toBeVisible();
  expect(misdeeds.console).toEqual([]);
});

test('signing out in one tab changes the header of the others, alive or not', async ({
  page,
  context,
  origin,
}) => {
  await wear(context, origin, written(ada));
  const [alive, untouched] = [await context.newPage(), await context.newPage()];
  await alive.goto('/privacy');
  await alive.keyboard.press('Tab');
  await hydrated(alive);
  await untouched.goto('/');
  await page.goto('/');
  for (const tab of [alive, untouched]) await expect(header(tab).mark).toBeVisible();
  await context.clearCookies({ name: 'who' });
  await page.evaluate(() => new BroadcastChannel('identity').postMessage('signed-out'));
  for (const tab of [alive, untouched]) {
    await expect(header(tab).signIn).toBeVisible();
    await expect(header(tab).mark).toBeHidden();
  }
});

test('signing out before the scripts are there ends the session and leads to the front page', async ({
  page,
  origin,
}) => {
  await signUp(page);
  const sid = await sidOf(page);
  expect(await stands(page, sid)).toBe(true);
  // Never answered: nothing but the page itself can act.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/privacy', { waitUntil: 'commit' });
  const { mark, panel, signIn } = header(page);
  await mark.click();
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
  await expect(signIn).toBeVisible();
  await expect(mark).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('who');
  expect(await stands(page, sid)).toBe(false);
});

test('signing out with scripts is told to the server and to the other tabs, and leads to the front page', async ({
  page,
  context,
  origin,
}) => {
  await wear(context, origin, written(ada));
  const other = await context.newPage();
  await other.goto('/privacy');
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const { mark, panel, signIn } = header(page);
  await mark.click();
  await expect(page.locator('[data-island=account]')).toHaveAttribute('data-awake');
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/`);
  await expect(signIn).toBeVisible();
  await expect(header(other).signIn).toBeVisible();
  expect(sent).toEqual(['DELETE /api/session']);
});
