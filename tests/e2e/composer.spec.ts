import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';
import { hardToTouch } from './phone-walk.ts';

test.describe.configure({ timeout: 60_000 });

const path = '/ai-tools/image-generator';

/** Opens the composer and waits until it has everything it needs without a network. */
async function opened(page: Page): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText('now works offline too')).toBeAttached({ timeout: 30_000 });
  return page.getByRole('main');
}

async function draw(page: Page, sentence: string): Promise<void> {
  await page.getByLabel('What should be in it?').fill(sentence);
  await page.getByRole('button', { name: 'Draw picture' }).click();
}

/** Width and height that a PNG says it has. */
async function sizeOfPng(page: Page, item: string): Promise<[number, number]> {
  await page.getByRole('button', { name: 'Export' }).first().click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const bytes = await readFile(await (await arriving).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a sentence becomes four pictures, whose objects are moved, recoloured and taken away as files', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const main = await opened(page);
  await draw(page, 'a red car left of two blue birds in the desert');
  await expect(main).toContainText('3 objects, nothing left out');
  await expect(
    page.getByRole('img', { name: /red car and two blue birds in a desert/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Variation \d$/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Variation 3' }).click();
  await expect(page.getByRole('button', { name: 'Variation 3' })).toHaveAttribute('aria-pressed', 'true');

  const car = page.getByRole('button', { name: /^(red|green) car/ });
  const before = await car.boundingBox();
  if (!before) throw new Error('no car');
  await car.hover();
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  const after = await car.boundingBox();
  expect(Math.round((after?.x ?? 0) - before.x)).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'green', exact: true }).click();
  await expect(page.getByRole('button', { name: /^green car/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^red car/ })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();

  const { name, text } = await exported(page, 'Picture, SVG');
  expect(name).toBe('a-red-car-left-of-two-blue-birds-in-the-desert.svg');
  expect(text).toContain('<desc>A green car and two blue birds in a desert, from left to right.</desc>');
  expect(text).toContain('Fluent Emoji, copyright Microsoft Corporation, MIT licence');
  expect(await sizeOfPng(page, 'Picture, PNG 4096')).toEqual([4096, 3072]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('without a network it draws on, says what it could not draw, and obeys keys alone', async ({
  page,
  context,
}) => {
  const main = await opened(page);
  await context.setOffline(true);
  await draw(page, 'a giraffe and a quokka reading under water');
  await expect(main).toContainText('One object, one thing left out');
  await expect(main).toContainText('There’s no drawing of ‘quokka’');
  await expect(main).toContainText('We left out ‘reading’');

  const giraffe = page.getByRole('button', { name: /^giraffe/ });
  await giraffe.focus();
  const before = await giraffe.boundingBox();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('-');
  const after = await giraffe.boundingBox();
  expect(after?.height ?? 0).toBeLessThan(before?.height ?? 0);
  await page.keyboard.press('d');
  await expect(giraffe).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(giraffe).toHaveCount(1);

  await giraffe.focus();
  await page.getByRole('button', { name: 'Replace' }).click();
  await page.getByLabel('Name of an object').fill('penguin');
  await page.getByRole('button', { name: 'penguin', exact: true }).click();
  await expect(page.getByRole('button', { name: /^penguin/ })).toHaveCount(1);
  expect(await sizeOfPng(page, 'Picture, PNG 1600')).toEqual([1600, 1200]);
  await context.setOffline(false);
});

test('words without a drawing are looked up by meaning, and only they leave the browser', async ({
  page,
}) => {
  const main = await opened(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await draw(page, 'a hound and a kitty in the park');
  await expect(main).toContainText('There’s no drawing of ‘hound’, so ‘dog’ takes its place.', {
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: /^hound/ })).toBeVisible();
  expect(sent).toEqual(['{"words":["hound"]}']);
  await page.getByText('Look them up by meaning').click();
  sent.length = 0;
  await draw(page, 'a zorblax');
  await expect(main).toContainText('There’s no drawing of ‘zorblax’');
  expect(sent).toEqual([]);
});

test('a sentence that is too long stays in its field, and a picture that is too small for it says so', async ({
  page,
}) => {
  const main = await opened(page);
  const long = 'a red cat and '.repeat(40).trim();
  await draw(page, long);
  const field = page.getByLabel('What should be in it?');
  await expect(field).toHaveAccessibleDescription(/This has 559 characters, and 400 is the limit/);
  await expect(field).toHaveValue(long);
  await expect(field).toBeFocused();
  await draw(page, 'fifty red balloons');
  await expect(field).toHaveAccessibleDescription(/^(?!.*is the limit)/);
  await expect(main).toContainText('20 objects, fewer than you asked for');
  await expect(main).toContainText('There’s no room for all the balloons');
});

test('on a phone a picture is drawn, changed by touch and shared by a link', async ({ browser, origin }) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  const main = await opened(page);
  await page.getByRole('button', { name: 'Your picture' }).tap();
  await draw(page, '');
  await expect(page.getByText('Write what should be in the picture')).toBeVisible();
  await draw(page, 'a penguin on a sofa');
  await expect(main).toContainText('2 objects, nothing left out');
  await page.getByRole('button', { name: /^penguin/ }).tap();
  await page.getByRole('button', { name: 'orange', exact: true }).tap();
  await expect(page.getByRole('button', { name: /^orange penguin/ })).toBeVisible();
  expect(await tooWide(page)).toBe(0);

  await page.getByRole('button', { name: 'Share' }).last().tap();
  await page.getByRole('button', { name: 'Create link' }).tap();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('img', { name: /orange penguin/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing' }).tap();
  await expect(page.getByText('The link no longer works')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This result is no longer shared' })).toBeVisible();

  await other.goto(path);
  await hydrated(other);
  await other.getByRole('button', { name: 'Open: a penguin on a sofa' }).click();
  await expect(other.getByRole('button', { name: /^orange penguin/ })).toBeVisible({ timeout: 20_000 });
  await context.close();
});

test('on a phone a finger finds small objects and every button, also beside each other', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  const main = await opened(page);
  expect(await hardToTouch(page)).toEqual([]);
  await page.getByRole('button', { name: 'Your picture' }).tap();
  await draw(page, 'a tiny ladybird left of a tiny ant in a garden');
  await expect(main).toContainText('2 objects, nothing left out');
  const ant = page.getByRole('button', { name: /^ant/ });
  await ant.scrollIntoViewIfNeeded();
  const box = await ant.boundingBox();
  if (!box) throw new Error('no ant');
  // Beside the drawing, but within what a finger covers.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 20);
  await expect(ant).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Chosen object: ant' })).toBeVisible();
  expect(await hardToTouch(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await context.close();
});

test('without scripts the first example is there with its picture', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('img', { name: /brown dog/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('4 objects, nothing left out');
  await context.close();
});
