import { expect, type Locator } from '@playwright/test';
import { hydrated, test, watch } from './page.ts';

/** A first answer waits until the server has opened its models, and the page says so: only then is it looked at. */
const answered = async (chat: Locator, question: string) => {
  await expect(chat).toContainText(question);
  const waiting = chat.getByRole('list', { name: 'Questions without an answer yet' }).getByRole('listitem');
  await expect(waiting).toHaveCount(0, { timeout: 110_000 });
};

test.describe.configure({ timeout: 180_000 });

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
  const newest = chat.locator('ul[aria-live]').last().getByRole('listitem').first();
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
  await expect(chat.locator('ul').last()).not.toContainText('Paracetamol');

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
