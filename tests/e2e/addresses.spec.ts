import { expect } from '@playwright/test';
import { hydrated, test } from './page.ts';

const follow = { maxRedirects: 0 };

test('an unknown path leads to the page for the lost, which answers 404', { tag: '@smoke' }, async ({
  request,
  page,
  origin,
}) => {
  const answer = await request.get('/route-optimisation', follow);
  expect(answer.status()).toBe(302);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers().location).toBe('/error-404-1?from=%2Froute-optimisation');
  expect((await request.head('/nowhere', follow)).status()).toBe(302);

  const shown = await page.goto('/route-optimisation');
  expect(shown?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Route optimisation/ })
      .first(),
  ).toBeVisible();
  expect(page.url()).toBe(`${origin}/error-404-1?from=%2Froute-optimisation`);
});

test('another case, a slash at the end and percent signs lead to the right page for good', {
  tag: '@smoke',
}, async ({ request }) => {
  for (const [asked, right] of [
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/terms%26conditions', '/terms&conditions'],
    ['/lms', '/LMS'],
    ['/Studet-Counselling?a=1', '/studet-counselling?a=1'],
    ['/EVENT/booking-without-double-booking', '/event/booking-without-double-booking'],
  ] as const) {
    const answer = await request.get(asked, follow);
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, right]);
  }
});

test('addresses without a page of their own lead to something sensible', async ({ request }) => {
  for (const asked of ['/pages', '/account']) {
    expect((await request.get(asked, follow)).status()).toBe(302);
    expect((await request.get(asked)).ok()).toBe(true);
  }
});

test('a percent sign that was typed into a query is looked for as it was typed', async ({ page }) => {
  for (const path of ['/applications?q=100%', '/applications?q=100%%20sure', '/events?q=100%'])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  await page.goto('/applications?q=100%');
  await expect(page.getByRole('searchbox').first()).toHaveValue('100%');
});

test('the data of the home page is there for a router that has its scripts', async ({ request }) => {
  expect((await request.get('/_.data')).status()).toBe(200);
});

test('what no person asks for is answered 404 in place', { tag: '@smoke' }, async ({ request }) => {
  for (const path of [
    '/assets/gone-12345678.js',
    '/api/nothing',
    '/v1/x',
    '/v2/x',
    '/.well-known/x',
    '/nowhere.data',
    '/picture.png',
    '/event/no-such-event',
    '/applications/none',
    '/ai/demo/none',
  ]) {
    expect([path, (await request.get(path, follow)).status()]).toEqual([path, 404]);
  }
  expect((await request.post('/nowhere', follow)).status()).toBe(404);
});

test('in the browser, links to unknown and oddly spelled pages end where the server would send them', async ({
  page,
  origin,
}) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await hydrated(page);
  const follows = async (href: string) => {
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      link.textContent = 'Odd link';
      document.querySelector('main')?.prepend(link);
    }, href);
    await page.getByRole('link', { name: 'Odd link' }).click();
  };
  await follows('/no-such-page');
  await page.waitForURL(`${origin}/error-404-1?from=%2Fno-such-page`);
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await hydrated(page);
  await follows('/Contact-Us');
  await page.waitForURL(`${origin}/contact-us`);
});
