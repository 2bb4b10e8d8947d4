import { expect } from '@playwright/test';
import { siteMap } from '../../app/site-map/site-map.server.ts';
import { hydrated, inlineScript, test } from './page.ts';

test('a page that is read loads the script of its islands alone, and React when one is touched', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => !/\/(wake|preload)-/.test(path))).toEqual([]);
  const html = await (await request.get('/')).text();
  expect(inlineScript(html)).toBeLessThanOrEqual(3 * 1024);
  expect(html).not.toContain('modulepreload');
  await page.keyboard.press('Control+k');
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-awake');
  expect(scripts.some((path) => path.includes('/react-'))).toBe(true);
  expect(scripts.filter((path) => /\/(router|shell|entry)/.test(path))).toEqual([]);
});

test('a page that works fetches its scripts once it has been painted', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const { painted, first } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { painted: paint?.startTime ?? 0, first: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(painted);
});

test('before any script the menu opens, groups unfold and the search finds', { tag: '@smoke' }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Services' }).click();
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Plans and prices' })).toBeVisible();
  await page.locator('#site-menu input[name=q]').fill('forecasting');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=forecasting/);
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /forecast/i })
      .first(),
  ).toBeVisible();
  await context.close();
});

test('the menu shows five groups on a desktop and Escape closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Work' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu.getByRole('heading')).toHaveText(['Work', 'Products', 'Services', 'Meet', 'Studio']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('every page can be reached from the footer within two steps', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hrefs = await page
    .locator('footer a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const reached = new Set<string>(hrefs);
  for (const href of new Set(hrefs)) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    const html = await answer.text();
    for (const [, found] of html.matchAll(/href="([^"#?]+)/g))
      reached.add((found ?? '').replaceAll('&amp;', '&'));
  }
  const missing = siteMap
    .filter(
      (row) =>
        !['error', 'newsletter'].includes(row.area) &&
        !row.staff &&
        !row.startsEmpty &&
        // A link from an email opens these.
        !row.byLink &&
        !reached.has(row.sample ?? row.path),
    )
    .map((row) => row.path);
  // The second catalogue's entries hang below its list, which is reached.
  expect(missing.filter((path) => path !== '/applications_test/:ApplicationName')).toEqual([]);
});

test('⌘K pressed before the scripts are there opens the search, and what was typed is found', async ({
  page,
  origin,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('optmisation');
  await expect(
    page
      .locator('#search-results')
      .getByRole('link', { name: /Route optimisation/ })
      .first(),
  ).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/route-optimization`);
});

test('the search finds a component by what it does', async ({ page }) => {
  await page.goto('/ui/buttons');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dropdown');
  const results = page.locator('#search-results');
  await expect(results.getByRole('link', { name: /Dropdowns/ }).first()).toBeVisible();
  await expect(results.getByRole('link', { name: /Forms|Select/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('searchbox', { name: /Filter/ })
    .first()
    .fill('menu');
  const list = page.getByRole('navigation', { name: 'Interface kit', exact: true });
  await expect(list.getByRole('link', { name: 'Dropdowns' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Spinners' })).toHaveCount(0);
});

test('the theme is chosen at once, kept, and given back to the system', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const choose = (name: string) => page.locator('footer').getByRole('button', { name }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await choose('Dark');
  expect(await ground()).not.toBe(light);
  await page.reload();
  expect(await ground()).not.toBe(light);
  await choose('System');
  expect(await ground()).toBe(light);
});

test('within the kit the router changes the page, sets title, description and focus, and is announced', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/ui/buttons');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('navigation', { name: 'Interface kit' }).getByRole('link', { name: 'Tabs' }).click();
  await page.waitForURL('**/ui/tabs');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await expect(page).toHaveTitle(/Akra Studio$/);
  const row = siteMap.find(({ path }) => path === '/ui/tabs');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', row?.description ?? '');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Akra Studio' }).first()).toBeAttached();
});

test('a link within the page scrolls for half a second and moves the focus; not under reduced motion', async ({
  browser,
  origin,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    // The test's own clock draws the frames: a busy machine may draw none for a while.
    await page.clock.install();
    await page.goto(`${origin}/privacy`);
    await page.clock.pauseAt(Date.now() + 600_000);
    const target = await page.evaluate(
      () => [...document.querySelectorAll('main h2[id], main section[id]')].at(-1)?.id,
    );
    expect(target).toBeTruthy();
    await page.evaluate((id) => {
      const link = document.createElement('a');
      link.href = `#${id}`;
      document.body.append(link);
      link.click();
    }, target);
    const y = () => page.evaluate(() => scrollY);
    await page.clock.runFor(250);
    const halfway = await y();
    await page.clock.runFor(300);
    const end = await y();
    expect(end).toBeGreaterThan(0);
    if (reducedMotion === 'reduce') expect(halfway).toBe(end);
    else {
      expect(halfway).toBeGreaterThan(0);
      expect(halfway).toBeLessThan(end);
    }
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(target);
    expect(new URL(page.url()).hash).toBe(`#${target}`);
    await context.close();
  }
});
