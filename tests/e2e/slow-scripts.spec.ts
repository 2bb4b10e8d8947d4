import { expect } from '@playwright/test';
import { hydrated, test } from './page.ts';

const late = 3000;

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue();
  });
});

test('links act at once, though the scripts never come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'Plans and prices' }).click();
  await page.waitForURL('**/pricing');
});

test('what is typed before the scripts are there survives them', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('footer input[name=email]');
  await field.fill('reader@example.com');
  await hydrated(page);
  await expect(field).toHaveValue('reader@example.com');
});

test('what is typed into a text that stands already is never taken back, not for a moment', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  const area = main.getByLabel('What should we know?');
  await area.fill('What came first.');
  await main.getByLabel('Name').fill('Ann Example');
  await main.getByLabel('E-mail address').fill('ann@example');
  await main.getByRole('button', { name: 'Send the message' }).click();
  // The server refuses the address, and the page comes back with the text.
  await expect(main.getByText('What came first.')).toBeVisible();
  await area.fill('What came then.');
  await area.evaluate((element: HTMLTextAreaElement) => {
    const texts = new Set<string>();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      texts.add(element.value);
      element.dataset.texts = JSON.stringify([...texts]);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await hydrated(page);
  await expect(area).toHaveAttribute('data-texts', '["What came then."]');
});

test("a plain button's click is held, shown as pressed, and done once", async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Count';
    button.addEventListener('click', () => {
      button.dataset.count = String(Number(button.dataset.count ?? 0) + 1);
    });
    document.body.append(button);
  });
  const button = page.getByRole('button', { name: 'Count' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.getAttribute('data-count')).toBeNull();
  await hydrated(page);
  await expect(button).toHaveAttribute('data-count', '1');
  await expect(button).not.toHaveAttribute('aria-busy');
});
