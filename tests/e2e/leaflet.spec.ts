import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { readPdf } from '#demos/kit/pdf/testing/read-pdf.ts';
import { hydrated, test, watch } from './page.ts';

// One after the other: the server does two things at once for a visitor, and all of these come from one address.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** A first answer waits until the server has opened its models, and the page says so: only then is it looked at. */
const answered = async (chat: Locator, question: string) => {
  await expect(chat).toContainText(question);
  const waiting = chat.getByRole('list', { name: 'Questions without an answer yet' }).getByRole('listitem');
  await expect(waiting).toHaveCount(0, { timeout: 110_000 });
};

/** The answers themselves: the history's list is in a sheet of its own. */
const answersIn = (chat: Locator) => chat.locator(':scope > ul[aria-live]').last();

test('somebody asks the leaflet, gets a quotation to check, and a number first where it may be urgent', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await page.goto('/pregnancy-chatbot');
  const chat = page.locator('#ask');
  await expect(chat).toContainText('200 milligrams');

  await chat.getByLabel('Ask the leaflet').fill('Which painkiller is the first choice?');
  await page.keyboard.press('Enter');
  await answered(chat, 'Which painkiller is the first choice?');
  const newest = answersIn(chat).getByRole('listitem').first();
  await expect(newest).toContainText('Which painkiller is the first choice?');
  await expect(newest.locator('mark')).toHaveText('Paracetamol');
  await newest.getByRole('link', { name: 'Medicines and vaccinations' }).click();
  await expect(page.getByRole('heading', { name: 'Medicines and vaccinations' })).toBeInViewport();

  await chat.getByRole('button', { name: 'My baby is moving less today' }).click();
  await expect(newest).toContainText('Call your maternity unit now');
  await expect(newest.getByRole('link', { name: /NHS 111/ })).toHaveAttribute('href', 'tel:111');

  await chat.getByLabel('Ask the leaflet').fill('Who won the election?');
  await page.keyboard.press('Enter');
  await answered(chat, 'Who won the election?');
  await expect(newest).toContainText('doesn’t answer this');
  await chat.getByLabel('Ask the leaflet').fill(' ');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat).toContainText('Enter a question.');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('questions to the leaflet wait for each other, and a number to call waits for nothing', async ({
  page,
}) => {
  await page.goto('/pregnancy-chatbot');
  const chat = page.locator('#ask');
  const field = chat.getByLabel('Ask the leaflet');
  await field.scrollIntoViewIfNeeded();
  await hydrated(page);
  // While developing, the page hydrates as a whole and knows no islands.
  const island = page.locator('[data-island=leaflet]');
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/tools/leaflet', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const question of ['When is the dating scan?', 'Which painkiller is the first choice?']) {
    await field.fill(question);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  const waiting = chat.getByRole('list', { name: 'Questions without an answer yet' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.last()).toContainText('Waiting: it’s next');
  await field.fill('I am bleeding a little, is that normal?');
  await page.keyboard.press('Enter');
  await expect(chat).toContainText('Call your maternity unit now');
  await expect(waiting).toHaveCount(3);
  await chat.getByRole('button', { name: 'Cancel “Which painkiller is the first choice?”' }).click();
  await expect(waiting).toHaveCount(2);
  held.resolve();
  await answered(chat, 'When is the dating scan?');
  await expect(chat).toContainText('between 11 and 14 weeks');
  await expect(answersIn(chat)).not.toContainText('Paracetamol');

  // Without a network the number still comes first.
  await page.route('**/api/tools/leaflet', (route) => route.abort());
  await field.fill('My waters broke');
  await page.keyboard.press('Enter');
  await expect(chat).toContainText('waters that break or leak');
  await expect(chat).toContainText('“My waters broke” could not be answered');
});

test('without scripts the page itself answers, and a question that is too long comes back', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/pregnancy-chatbot');
  await page.getByLabel('Ask the leaflet').fill('When is the dating scan?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('#ask mark')).toHaveText('between 11 and 14 weeks', { timeout: 110_000 });
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'My baby is moving less today' }).click();
  await expect(page.locator('#ask')).toContainText('Call your maternity unit now');
  await page.getByLabel('Ask the leaflet').fill('?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('#ask')).toContainText('Enter a question.');
  await expect(page.getByLabel('Ask the leaflet')).toHaveValue('?');
  await context.close();
});

const island = (chat: Locator) =>
  chat.page().locator('[data-island=leaflet]').and(chat.page().locator('[data-awake]'));

test('in this browser the leaflet gives the same answers, and no request carries a question', async ({
  page,
  context,
}) => {
  await page.goto('/pregnancy-chatbot');
  const chat = page.locator('#ask');
  await chat.scrollIntoViewIfNeeded();
  await expect(island(chat)).toBeVisible();
  const field = chat.getByLabel('Ask the leaflet');
  const newest = answersIn(chat).getByRole('listitem').first();
  const questions = ['Which painkiller is the first choice?', 'Who won the election?'];
  async function ask(question: string): Promise<string> {
    await field.fill(question);
    await page.keyboard.press('Enter');
    await answered(chat, question);
    await expect(newest).toContainText(question);
    return newest.innerText();
  }
  const byServer: string[] = [];
  for (const question of questions) byServer.push(await ask(question));

  await chat.getByRole('switch', { name: 'Run in this browser' }).check();
  await expect(chat).toContainText('Nothing leaves it.');
  await expect(chat).toContainText('It now works offline', { timeout: 120_000 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await context.setOffline(true);
  for (const [at, question] of questions.entries()) expect(await ask(question)).toBe(byServer[at]);
  await chat.getByRole('button', { name: 'My baby is moving less today' }).click();
  await expect(newest).toContainText('Call your maternity unit now');
  expect(sent).toEqual([]);
});

test('what somebody asked the leaflet is there after a reload, and goes for good', async ({ page }) => {
  await page.goto('/pregnancy-chatbot');
  const chat = page.locator('#ask');
  await chat.scrollIntoViewIfNeeded();
  await expect(island(chat)).toBeVisible();
  await chat.getByRole('button', { name: 'My baby is moving less today' }).click();
  await expect(chat).toContainText('Call your maternity unit now');
  await answered(chat, 'My baby is moving less today');
  await page.reload();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toContainText('Call your maternity unit now');

  await chat.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'Earlier questions' });
  await sheet.getByRole('button', { name: 'Rename' }).click();
  await sheet.getByLabel('New name').fill('Movements');
  await sheet.getByRole('button', { name: 'Save name' }).click();
  await sheet.getByRole('button', { name: 'Export' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('movements.pdf');
  const { pages, info } = await readPdf(new Uint8Array(await readFile(await file.path())));
  expect(info.Title).toBe('Movements');
  expect(pages.map(({ text }) => text).join(' ')).toContain('Call your maternity unit now');
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await sheet.getByRole('button', { name: 'Delete for good' }).click();
  await expect(sheet).toContainText('What you ask will be listed here');
  await page.reload();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toContainText('200 milligrams');
  await expect(chat).not.toContainText('Call your maternity unit now');
});
