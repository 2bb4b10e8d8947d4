import { expect } from '@playwright/test';
import { holdScripts, openWithoutScripts as open } from './hold-scripts.ts';
import { hydrated, test } from './page.ts';

test('links act at once, though the scripts never come', async ({ page }) => {
  await holdScripts(page);
  await open(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Plans and prices' }).click();
  await page.waitForURL('**/pricing', { waitUntil: 'commit' });
});

test('what is typed before the scripts are there survives them', { tag: '@smoke' }, async ({ page }) => {
  const letScriptsIn = await holdScripts(page);
  await open(page, '/pricing');
  const field = page.locator('footer input[name=email]');
  await field.fill('reader@example.com');
  letScriptsIn();
  await hydrated(page);
  await expect(field).toHaveValue('reader@example.com');
});

test('what is typed into a text that stands already is never taken back, not for a moment', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page);
  await open(page, '/contact-us');
  const main = page.getByRole('main');
  const area = main.getByLabel('What should we know?');
  await area.fill('What came first.');
  await main.getByLabel('Name').fill('Ann Example');
  await main.getByLabel('Email address').fill('ann@example');
  await main.getByRole('button', { name: 'Send message' }).click();
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
  letScriptsIn();
  await hydrated(page);
  await expect(area).toHaveAttribute('data-texts', '["What came then."]');
});

test("a plain button's click is held, shown as pressed, and done once", async ({ page }) => {
  const letScriptsIn = await holdScripts(page);
  await open(page, '/pricing');
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
  letScriptsIn();
  await hydrated(page);
  await expect(button).toHaveAttribute('data-count', '1');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('the first press on an island is held and done once, and buttons beside it act at once', {
  tag: '@smoke',
}, async ({ page }) => {
  const letScriptsIn = await holdScripts(page);
  await page.goto('/route-optimization');
  await page.locator('footer').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const save = page.getByRole('main').getByRole('button', { name: /^Saved?: / });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  letScriptsIn();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).not.toHaveAttribute('aria-busy');
});
