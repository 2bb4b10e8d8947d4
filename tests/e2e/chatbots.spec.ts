import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { pdfFile } from '#engines/documents/testing/make-files.ts';
import { startSite } from '../../scripts/test/site.ts';
import { seriousFindings } from './axe.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';
import { hardToTouch, phoneWalk } from './phone-walk.ts';

// One after the other: the server runs two tools at a time for one visitor.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const report = () =>
  pdfFile([
    [{ heading: 'Annual report of the rowing club' }, 'The club was founded in a shed beside the lock.'],
    [
      { heading: 'The boathouse' },
      'The new boathouse was opened by Wilma Hagen on 12 June 2021. It holds forty boats.',
    ],
  ]);
const bring = async (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('#ask input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
async function ask(page: Page, question: string): Promise<void> {
  await page.locator('#ask').getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask').getByRole('heading', { name: question })).toBeVisible({
    timeout: 120_000,
  });
}

/** Brings the chatbot into view, where its script is loaded. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#ask').scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(page.locator('#ask').getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
}

test('the PDF chatbot runs in its case study: example, own file, and on into the whole tool', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await opened(page, '/pdf-chatbot');
  const chat = page.locator('#ask');
  // The example was answered beforehand.
  await expect(chat).toContainText('48 hours');
  await chat.getByRole('button', { name: 'How high is the deposit?' }).click();
  await expect(chat.getByRole('heading', { name: 'How high is the deposit?' })).toBeVisible({
    timeout: 120_000,
  });

  await bring(page, 'locked.pdf', await pdfFile([['Secret.']], { password: 'x' }));
  await expect(chat).toContainText('locked.pdf has a password.');
  await bring(page, 'report.pdf', await report());
  await expect(chat).toContainText('PDF, 2 pages');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat).toContainText('Enter a question.');
  await ask(page, 'Who opened the new boathouse?');
  await expect(chat.locator('blockquote mark').first()).toHaveText('Wilma Hagen');
  await expect(chat).toContainText('report.pdf, Page 2');
  expect(await seriousFindings(page)).toEqual([]);

  // The conversation is kept with its file, and is open again after a reload.
  await page.reload();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat.getByRole('heading', { name: 'Who opened the new boathouse?' })).toBeVisible();
  await expect(chat).toContainText('PDF, 2 pages');
  await chat.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'Conversations' });
  await expect(sheet.getByRole('button', { name: /^Who opened the new boathouse/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await chat.getByRole('link', { name: 'Continue in the full tool' }).click();
  await expect(page).toHaveURL(/\/ai-tools\/filechat/);
  await expect(page.getByRole('heading', { name: 'Who opened the new boathouse?' })).toBeVisible();
  await expect(page.locator('[data-pdf-page="2"] [data-mark]').first()).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone the PDF chatbot answers with the network cut, once its models are here', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await opened(page, '/pdf-chatbot');
  expect(await tooWide(page)).toBe(0);
  const chat = page.locator('#ask');
  await chat.getByRole('switch', { name: 'Run in this browser' }).check();
  await bring(page, 'report.pdf', await report());
  await expect(chat).toContainText('PDF, 2 pages');
  await ask(page, 'Who opened the new boathouse?');
  await context.setOffline(true);
  await ask(page, 'How many boats does it hold?');
  await expect(chat.getByRole('listitem').filter({ hasText: 'How many boats' }).first()).toContainText(
    'forty',
  );
  expect(await tooWide(page)).toBe(0);
  await context.close();
});

test('without scripts the chatbots show their answered examples', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/pdf-chatbot');
  await expect(page.locator('#ask')).toContainText('48 hours');
  await expect(page.locator('#ask')).toContainText('turn on JavaScript');
  await page.goto('/link-chatbot');
  await expect(page.locator('#ask blockquote').first()).toBeVisible();
  await context.close();
});

const pageOf = (text: string) =>
  `<!doctype html><html><head><title>Ferry</title></head><body>${text}</body></html>`;
const guide = (name: string, sentence: string) =>
  pageOf(
    `<main><h1>${name}</h1><p>${sentence} It is described here for everybody who visits the island.</p></main>`,
  );

/** A site on loopback with a sitemap, one page of which fails. */
async function island() {
  const pages: Record<string, string> = {
    '/': guide('Island', 'The island lies west of the harbour.'),
    '/guide/ferry': guide(
      'Ferry',
      'The ferry to Northbank costs 4.20 pounds for adults. It leaves at ten in the morning. Bicycles travel free of charge.',
    ),
    '/guide/mill': guide('Mill', 'The mill was built by Edda Lorenz in 1871.'),
    '/news/storm': guide('Storm', 'A storm closed the harbour for two days.'),
  };
  const server = createServer(({ url = '/' }, response) => {
    const origin = `http://127.0.0.1:${port()}`;
    const listed = [...Object.keys(pages), '/guide/gone'];
    if (url === '/sitemap.xml')
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset>${listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`);
    else if (pages[url]) response.writeHead(200, { 'content-type': 'text/html' }).end(pages[url]);
    else response.writeHead(404, { 'content-type': 'text/html' }).end(pageOf('Gone'));
  });
  const port = () => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port()}`, close: () => server.close() };
}

test('the link chatbot reads an address, and the whole tool a section of a site, where one page fails and the others go on', async ({
  page,
  browser,
}) => {
  const site = await island();
  const own = await startSite({ TEST_HOOKS: '1', TEST_FETCH_ORIGINS: site.origin });
  try {
    const context = await browser.newContext({ ...phone, baseURL: own.address });
    const small = await context.newPage();
    await opened(small, '/link-chatbot');
    expect(await tooWide(small)).toBe(0);
    await small.getByLabel('Address').fill('http://10.0.0.1/');
    await small.getByRole('button', { name: 'Read this page' }).click();
    await expect(small.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    // From here on as somebody who has never seen it: an own page, three questions, and the answers as a file.
    const walk = phoneWalk(small);
    const chat = small.locator('#ask');
    await walk.write(chat.getByLabel('Address'), `${site.origin}/guide/ferry`);
    await walk.tap(chat.getByRole('button', { name: 'Read this page' }));
    await expect(chat).toContainText(/127\.0\.0\.1\/guide\/ferry\s*Web page, \d+ words/);
    for (const [question, answer] of [
      ['What does the ferry cost?', '4.20 pounds'],
      ['When does the ferry leave?', 'ten in the morning'],
      ['What do bicycles cost?', 'free of charge'],
    ] as const) {
      await walk.write(chat.getByLabel('Your question'), question);
      await walk.tap(chat.getByRole('button', { name: 'Ask', exact: true }));
      const found = chat
        .getByRole('listitem')
        .filter({ has: small.getByRole('heading', { name: question }) });
      await expect(found.locator('blockquote').first()).toContainText(answer, { timeout: 120_000 });
    }
    const { text } = await walk.take(chat.getByRole('button', { name: 'Save these answers' }));
    expect(text).toContain('127.0.0.1/guide/ferry');
    expect(text).toContain('ten in the morning');
    expect(await hardToTouch(small, '#ask')).toEqual([]);
    expect(await tooWide(small)).toBe(0);
    await walk.ends('link chatbot', 9);
    await context.close();

    await page.goto(`${own.address}/ai-tools/webchat`);
    await hydrated(page);
    await page.getByLabel('Site or sitemap').fill(site.origin);
    await page.getByRole('button', { name: 'Find its pages' }).click();
    await page.getByLabel(/^Section of/).selectOption('/guide/');
    await page.getByRole('button', { name: 'Read 3 pages' }).click();
    await expect(page.getByText(/guide\/gone: 127\.0\.0\.1.* answered with status 404/)).toBeVisible();
    await expect(page.getByText('2 files are ready for questions').first()).toBeVisible();
    await page.getByLabel('Your question').fill('Who built the mill?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Edda Lorenz').first()).toBeVisible({ timeout: 120_000 });
    await page.getByLabel('Site or sitemap').fill(`${site.origin}/nothing.xml`);
    await page.getByRole('button', { name: 'Find its pages' }).click();
    await expect(page.getByText('doesn’t name a sitemap we can read').first()).toBeVisible();
  } finally {
    await own.stop();
    site.close();
  }
});
