import { expect } from '@playwright/test';
import { kitGroups } from '../../../content/workshop/kit-groups.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';

test('the start page finds a component by another word, and leads to it', async ({ page }) => {
  await page.goto('/ui');
  await hydrated(page);
  const list = page.locator('#components');
  await expect(list.getByRole('listitem')).toHaveCount(
    kitGroups.reduce((sum, group) => sum + group.pages.length, 0),
  );
  await list.getByRole('searchbox').fill('drawer');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Offcanvas' }).click();
  await expect(page).toHaveURL('/ui/offcanvas');
  await expect(page.getByText('npm run take -- offcanvas ../my-app/src/components')).toBeVisible();
  await page.getByRole('link', { name: 'Start page' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Built to be taken' })).toBeVisible();
});

test('a look changes what is inside it, and the code says how', async ({ page }) => {
  await page.goto('/ui');
  await hydrated(page);
  const part = page.locator('#theming');
  const button = part.getByRole('button', { name: 'Send the note' });
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await part.getByText('Ours', { exact: true }).click();
  const ours = await colour();
  await part.getByText('Evening', { exact: true }).click();
  await expect.poll(colour).not.toBe(ours);
  await expect(part.locator('figure')).toContainText('--cobalt: oklch(0.5 0.2 10);');
});

test('code is folded on a phone from the first paint on, and opens by a tap', async ({ browser, origin }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}/ui/navbar`);
  const code = page.locator('details', { hasText: 'the code' }).first();
  await expect(code.locator('figure')).toBeHidden();
  await hydrated(page);
  await expect(code.locator('figure')).toBeHidden();
  await expect(code.getByText('Show the code')).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01);
  await code.locator('summary').tap();
  await expect(code.locator('figure')).toBeVisible();
  await expect(code).toContainText("from './components/layout/navbar'");
  await page.goto(`${origin}/ui`);
  expect(await tooWide(page)).toBe(0);
  await context.close();
});

test('code stands open where there is room for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ui/navbar');
  await hydrated(page);
  await expect(page.locator('details figure').first()).toBeVisible();
});

test('‘Try it’ uses the kit’s own controls, and colours its code', async ({ page }) => {
  await page.goto('/ui/buttons');
  await hydrated(page);
  const place = page.locator('#playground');
  await place.getByText('small', { exact: true }).click();
  await place.getByRole('switch', { name: 'busy' }).click();
  await expect(place.locator('[data-example] button')).toHaveAttribute('aria-busy', 'true');
  await expect(place.locator('pre')).toHaveText('<Button size="small" busy>Hold Tuesday 14:00</Button>');
  await expect(place.locator('pre .f').first()).toHaveText('Button');
});
