import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { startSite } from '../../scripts/test/site.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

const path = '/your-site-against-ours';

const poor =
  '<!doctype html><html><head><title>Shop</title><script src="https://static.hotjar.com/x.js"></script></head><body><p>Bread and rolls.</p></body></html>';

/** A page on loopback that follows its visitors and says little to search engines. */
async function poorSite() {
  const server = createServer(({ url }, response) => {
    if (url === '/')
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': '_ga=1; Path=/' }).end(poor);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('Gone');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('on a phone a page is compared with ours, kept over a reload, and sent to somebody else as a link', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const theirs = await poorSite();
  const site = await startSite({ TEST_HOOKS: '1', TEST_FETCH_ORIGINS: theirs.origin });
  try {
    const context = await browser.newContext({ ...phone, baseURL: site.address });
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Compare the sites' }).tap();
    await expect(page.getByText('Enter the address of your page first.')).toBeVisible();
    await page.getByLabel(/page’s address/).fill('http://10.0.0.1/');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/page’s address/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/page’s address/)).toHaveValue('http://10.0.0.1/');

    await page.getByLabel(/page’s address/).fill(theirs.origin);
    await page.getByRole('button', { name: 'Compare the sites' }).tap();
    await expect(page.getByRole('heading', { name: 'Our site wins' })).toBeVisible({ timeout: 60_000 });
    await expect(row(page, 'Other sites that learn about each visit')).toContainText('ours leads');
    await expect(row(page, 'Other sites that learn about each visit').getByRole('cell').first()).toHaveText(
      '1',
    );
    await expect(row(page, 'Cookies set by the first response').getByRole('cell').first()).toHaveText('1');
    expect(await tooWide(page)).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Our site wins' })).toBeVisible();

    await page.getByRole('button', { name: 'Share the result' }).tap();
    const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
    await context.close();
    const other = await browser.newContext({ baseURL: site.address });
    const sent = await other.newPage();
    await sent.goto(link);
    await expect(sent.getByText('These figures came with a link')).toBeVisible();
    await expect(sent.getByRole('heading', { name: 'Our site wins' })).toBeVisible();
    await sent.goto(`${path}?state=cut-off`);
    await expect(sent.getByText('The link is incomplete.')).toBeVisible();
    await other.close();
  } finally {
    await site.stop();
    theirs.close();
  }
});

test('without scripts our own figures stand there, and the page says what the comparison needs', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await expect(page.getByText('The comparison needs JavaScript to run.')).toBeVisible();
  await expect(row(page, 'SEO score, out of 100')).toContainText(/\d+/);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  await context.close();
});
