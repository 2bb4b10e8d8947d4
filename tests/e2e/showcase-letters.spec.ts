import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, phone, test } from './page.ts';

/** Opens the letter app on one of its screens, awake. */
async function open(page: Page, screen = '') {
  await page.goto(`/ai-app${screen}`);
  const app = page.getByRole('region', { name: 'Paperknife, the app' });
  await app.scrollIntoViewIfNeeded();
  await hydrated(page);
  const island = page.locator('[data-island]', { has: app });
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  return app;
}

/** The large letter on the page, and what is marked on it. */
const marksOn = (page: Page): Locator => page.locator('.paper mark');

/** Swipes an element to the left, as a finger does. */
async function swipeLeft(element: Locator) {
  await element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const y = top + height / 2;
    const at = (x: number) => ({ clientX: x, clientY: y, pointerType: 'touch', bubbles: true });
    target.dispatchEvent(new PointerEvent('pointerdown', at(left + width * 0.8)));
    target.dispatchEvent(new PointerEvent('pointerup', at(left + width * 0.2)));
  });
}

const own = `Brookfield Energy Ltd
Account number: 5512 88 301
12 January 2027

Dear customer,

Your balance of £186.20 is overdue. Please pay it by 2 February 2027.

If you do not pay, we add a charge of £20.00. Your meter is read every spring.

Yours sincerely,
Billing team`;

test('a question is answered by the lines it comes from, which are marked on the paper', async ({ page }) => {
  const app = await open(page);
  await expect(app.getByRole('status')).toContainText('Pay by');
  await expect(marksOn(page).first()).toContainText('If you pay by');

  await app.getByRole('button', { name: 'How much?' }).click();
  await expect(app.getByRole('status')).toContainText('£35.00. It also names £70.00 and £105.00.');
  await expect(page.locator('.paper')).toContainText('The charge is £70.00.');
  const question = app.getByRole('textbox', { name: 'Your question' });
  await question.fill('Where was the car?');
  await question.press('Enter');
  await expect(marksOn(page)).toContainText(['Mill Lane']);

  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(app.getByRole('alert')).toContainText('Type a question first');
  await question.fill('Do they sell elephants?');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(app.getByRole('status')).toContainText('That isn’t in this letter.');
  await expect(marksOn(page)).toHaveCount(0);

  await app.getByRole('link', { name: 'Whole letter' }).click();
  await expect(app.getByRole('heading', { name: 'The whole letter' })).toBeFocused();
  const again = await open(page);
  await expect(again.getByRole('status')).toContainText('That isn’t in this letter.');
});

test.describe(() => {
  test.use(phone);
  test('on a phone letters are swiped, archived, brought back and read without a network', async ({
    page,
    context,
  }) => {
    const app = await open(page, '#letters');
    await context.setOffline(true);
    const rows = app.locator('.letter-row');
    await expect(rows).toHaveCount(4);
    await swipeLeft(rows.nth(1));
    await expect(app.getByRole('status')).toContainText('Archived: Harbour Row Housing Association');
    await expect(rows).toHaveCount(3);
    await app.getByRole('button', { name: 'Undo' }).tap();
    await expect(rows).toHaveCount(4);
    await app.getByRole('button', { name: 'Archive Tidewick Town Council' }).tap();
    await expect(rows).toHaveCount(3);

    await app.getByRole('button', { name: /^Harbour Row/ }).tap();
    await expect(app.getByRole('button', { name: /^From/ })).toContainText('Harbour Row');
    await swipeLeft(app.locator('.summary'));
    await expect(app.getByRole('button', { name: /^From/ })).toContainText('Northmere');
    await expect(app.getByRole('button', { name: /^How much/ })).toContainText(
      'Nothing: the letter says so.',
    );
    await app.getByRole('button', { name: /^By when/ }).tap();
    await expect(marksOn(page).first()).toContainText('We have booked an appointment');
    await context.setOffline(false);

    const again = await open(page, '#letters');
    await expect(again.locator('.letter-row')).toHaveCount(3);
    await again.getByText('Archived (1)').tap();
    await again.getByRole('button', { name: 'Bring back Tidewick Town Council' }).tap();
    await expect(again.locator('.letter-row')).toHaveCount(4);
  });
});

test('by keys a letter of one’s own is read, its day leaves as a calendar, and a reload keeps it', async ({
  page,
}) => {
  // A day before the letter's own, so that it can still be kept whenever this runs.
  await page.clock.setFixedTime(new Date('2027-01-14T09:00:00'));
  const app = await open(page, '#own');
  const field = app.getByLabel('The text of the letter');
  await app.getByRole('button', { name: 'Read the letter' }).press('Enter');
  await expect(app.getByRole('alert')).toContainText('Paste the text of a letter here');
  await expect(field).toBeFocused();
  await field.fill('Pay soon.');
  await app.getByRole('button', { name: 'Read the letter' }).press('Enter');
  await expect(app.getByRole('alert')).toContainText('too short for a letter');

  await field.fill(own);
  await expect(app.getByRole('status')).toContainText('2 dates, 2 amounts, 1 number to quote');
  await expect(page.locator('.paper')).toContainText('Brookfield Energy Ltd');
  await open(page, '#own');
  await expect(field).toHaveValue(own);
  await app.getByRole('button', { name: 'Read the letter' }).press('Enter');
  await expect(app.getByRole('heading', { name: 'In plain words' })).toBeFocused();
  await expect(app.getByRole('button', { name: /^Wants/ })).toContainText('Pay.');
  await expect(app.getByRole('button', { name: /^How much/ })).toContainText('£186.20');
  await expect(app.getByRole('button', { name: /^Number to quote/ })).toContainText('5512 88 301');
  await app.getByRole('button', { name: /^If you do nothing/ }).press('Enter');
  await expect(marksOn(page)).toContainText(['If you do not pay']);
  await page.keyboard.press('ArrowRight');
  await expect(app.getByRole('button', { name: /^From/ })).toContainText('Tidewick');
  await page.keyboard.press('ArrowLeft');

  await app.getByRole('link', { name: 'Deadline' }).press('Enter');
  await expect(app.getByRole('heading', { name: '2 February 2027' })).toBeFocused();
  await app.getByLabel('Remind me').selectOption('A week before');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save to calendar (.ics)' }).press('Enter'),
  ]);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270126');
  expect(calendar).toContain('SUMMARY:Pay: Brookfield Energy Ltd');

  const again = await open(page, '#letters');
  const row = again.getByRole('button', { name: /^Brookfield Energy Ltd/ });
  await row.press('Delete');
  await again.getByText('Archived (1)').press('Enter');
  await again.getByRole('button', { name: 'Delete Brookfield Energy Ltd' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(again.getByText(/^Archived \(/)).toHaveCount(0);
});

test('a text with neither a day nor an amount gets advice, and a file without text leaves what was typed', async ({
  page,
}) => {
  const app = await open(page, '#own');
  await app
    .getByLabel('The text of the letter')
    .fill('Dear neighbours,\n\nThe garden behind the house is open again. Come and see the roses.');
  await app.getByRole('button', { name: 'Read the letter' }).click();
  await expect(app.getByText('I can’t find a date or an amount in this text.')).toBeVisible();
  await app.getByRole('link', { name: 'Deadline' }).click();
  await expect(app.getByRole('heading', { name: 'No date to remember' })).toBeVisible();

  await open(page, '#own');
  await app.getByLabel('Open a photo or a file').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(own),
  });
  await expect(app.getByLabel('The text of the letter')).toHaveValue(/£186\.20/);
  await app.getByLabel('Open a photo or a file').setInputFiles({
    name: 'empty.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('  '),
  });
  await expect(app.getByRole('alert')).toContainText('empty.txt');
  await expect(app.getByLabel('The text of the letter')).toHaveValue(/£186\.20/);
});

test('a photograph of a letter is recognised in the browser', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(
    `<main style="width: 900px; padding: 60px; font: 26px/1.6 serif; background: white; color: black">
      <p>Tidewick Town Council<br>Parking Office, 2 Quay Street, Tidewick</p>
      <p>16 November 2026</p>
      <p>Dear driver,</p>
      <p>Please pay the charge of £70.00 by 14 December 2026.</p>
      <p>Yours faithfully,<br>Parking Office</p>
    </main>`,
  );
  const photograph = await page.locator('main').screenshot();
  const app = await open(page, '#own');
  await app
    .getByLabel('Open a photo or a file')
    .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: photograph });
  await expect(app.getByLabel('The text of the letter')).toHaveValue(/Parking Office/, { timeout: 120_000 });
  await app.getByRole('button', { name: 'Read the letter' }).click();
  await expect(app.getByRole('button', { name: /^From/ })).toContainText('Tidewick');
});

test('a reply is written from the letter, edited, kept, and taken away as text and PDF', async ({ page }) => {
  const app = await open(page, '#reply');
  const reply = app.getByLabel('The reply');
  await expect(reply).toHaveValue(/Tidewick Town Council[\s\S]*Reference: PK-4471-208/);
  await expect(app.getByRole('status')).toContainText('There is still a gap to fill in.');
  await app.getByLabel('Your name').fill('Ada Byrne');
  await expect(reply).toHaveValue(/Yours faithfully,\nAda Byrne$/);
  await app.getByRole('button', { name: 'Say it’s done' }).click();
  await expect(reply).toHaveValue(/I paid £35\.00 on/);
  await reply.press('Control+End');
  await reply.pressSequentially('\nMill Lane 4');
  await expect(app.getByRole('link', { name: 'Open in email' })).toHaveAttribute(
    'href',
    /^mailto:parking@tidewick\.example\?subject=Your%20letter%20PK-4471-208/,
  );

  const again = await open(page, '#reply');
  await expect(again.getByLabel('The reply')).toHaveValue(/Mill Lane 4$/);
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(await readFile(await text.path(), 'utf8')).toMatch(/I paid £35\.00[\s\S]*Mill Lane 4$/);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await again.getByRole('button', { name: 'Start again from the letter' }).click();
  await expect(again.getByLabel('The reply')).not.toHaveValue(/Mill Lane 4$/);
});

test('larger text and the order of a date are settings that stay', async ({ page }) => {
  const app = await open(page, '#settings');
  const size = () =>
    page.locator('.paper').evaluate((paper) => Number.parseFloat(getComputedStyle(paper).fontSize));
  const before = await size();
  await app.getByRole('radio', { name: 'Largest' }).check();
  expect(await size()).toBeGreaterThan(before * 1.25);
  await app.getByRole('radio', { name: /4 March/ }).check();
  await open(page, '#own');
  await app
    .getByLabel('The text of the letter')
    .fill('To all tenants: please pay the ground rent of £50.00 by 03/04/2031.');
  await app.getByRole('button', { name: 'Read the letter' }).click();
  await expect(app.getByRole('button', { name: /^By when/ })).toContainText('4 March 2031');
  await open(page, '#settings');
  await expect(app.getByRole('radio', { name: 'Largest' })).toBeChecked();
  await app.getByRole('button', { name: 'Forget everything' }).click();
  await expect(app.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expect(app.getByRole('status')).toContainText('are gone from this browser');
});
