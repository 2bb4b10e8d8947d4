import { expect } from '@playwright/test';
import { startSite } from '../../scripts/test/site.ts';
import { test } from './page.ts';
import { linkIn, mailTo, peeredSite } from './peers.ts';

test.describe.configure({ timeout: 120_000 });

for (const javaScriptEnabled of [true, false]) {
  test(`a reader subscribes, confirms and leaves, ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
    tag: '@smoke',
  }, async ({ browser }) => {
    const reader = `reader-${javaScriptEnabled ? 'with' : 'without'}-scripts@example.com`;
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(peeredSite);
    await page.locator('footer input[name=email]').fill(reader);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/newsletter\?state=check-inbox/);

    const asked = await mailTo(reader);
    await page.goto(linkIn(asked.text, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.waitForURL(/state=confirmed/);

    const leaving = linkIn(`${asked.listUnsubscribe} ${asked.text}`, '/(api/)?newsletter/unsubscribe');
    expect(leaving).not.toBe('');
    await page.goto(leaving);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.waitForURL(/state=unsubscribed/);
    await context.close();
  });
}

test('a wrong address is said so, and what was typed is kept', async ({ page }) => {
  await page.goto('/newsletter');
  const field = page.locator('main input[name=email]');
  await field.fill('reader@nowhere');
  await page.locator('main').getByRole('button').first().click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('reader@nowhere');
  expect(new URL(page.url()).search).toBe('');
});

test('behind a proxy that ends TLS the form is taken, and from another site it is refused', async ({
  request,
}) => {
  const site = await startSite({ PUBLIC_URL: 'https://www.example.test', TRUST_PROXY: 'loopback' });
  const send = (origin: string) =>
    request.post(`${site.address}/newsletter`, {
      headers: {
        Host: 'www.example.test',
        Origin: origin,
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '203.0.113.7',
      },
      form: { email: 'proxied@example.com' },
      maxRedirects: 0,
    });
  try {
    expect((await send('https://www.example.test')).status()).toBe(303);
    expect((await send('https://evil.example')).status()).toBe(403);
  } finally {
    await site.stop();
  }
});
