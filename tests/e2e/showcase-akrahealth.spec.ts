import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, phone, test } from './page.ts';

/** Opens the patient app on one of its screens, awake, with the clinic's sheet beside it. */
async function open(page: Page, screen = '') {
  await page.goto(`/akrahealth-app${screen}`);
  const app = page.getByRole('region', { name: 'AkraHealth, the app' });
  await app.scrollIntoViewIfNeeded();
  await hydrated(page);
  const island = page.locator('[data-island]', { has: app });
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  return { app, sheet: page.getByRole('region', { name: 'The clinic’s sheet' }) };
}

/** Draws a finger sideways over an element, as a touch screen reports it. */
async function swipe(target: Locator, way: 'left' | 'right') {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe');
  const y = box.y + 20;
  const from = box.x + box.width / 2;
  const finger = { pointerType: 'touch', isPrimary: true, clientY: y, bubbles: true };
  await target.dispatchEvent('pointerdown', { ...finger, clientX: from });
  await target.dispatchEvent('pointerup', { ...finger, clientX: from + (way === 'right' ? 90 : -90) });
}

test('by mouse what is entered on the phone stands on the sheet at once, and the clinic’s answer on the phone', async ({
  page,
}) => {
  const { app, sheet } = await open(page, '#doses');
  await app.getByRole('button', { name: 'Taken: Vitamin D, 08:00' }).click();
  const today = sheet.getByRole('region', { name: /^Today/ });
  await expect(today.getByText('Vitamin D due at 08:00, 10 drops: taken')).toBeVisible();
  await app.getByRole('button', { name: 'Undo: Vitamin D, 08:00' }).click();
  await expect(today.getByText('Vitamin D due at 08:00')).toHaveCount(0);
  await app.getByRole('button', { name: 'Missed: Pressure pill, 13:00' }).click();
  await expect(sheet.getByText('Pressure pill due at 13:00, one pill: missed')).toBeVisible();

  await app.getByRole('link', { name: 'Visit' }).click();
  await app.getByRole('link', { name: 'Ask a question' }).click();
  await app.getByRole('button', { name: 'Ask the clinic' }).click();
  await expect(app.getByText('Write your question first.')).toBeVisible();
  await app.getByLabel('Your question').fill('May I swim on Sunday?');
  await app.getByRole('button', { name: 'Ask the clinic' }).click();
  await expect(sheet.getByText('Asks: May I swim on Sunday?')).toContainText('Not answered yet.');
  await sheet.getByRole('button', { name: 'Send the answer' }).click();
  await expect(sheet.getByText('Write a sentence first.')).toBeVisible();
  await sheet.getByLabel('Nurse Ada answers: “May I swim on Sunday?”').fill('Yes, but not alone.');
  await sheet.getByRole('button', { name: 'Send the answer' }).click();
  await expect(app.getByText('Yes, but not alone.')).toBeVisible();
  await expect(app.getByText('Waiting for an answer')).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Dose', exact: true }).click();
  await sheet.getByLabel('From one tablet to').fill('2');
  await sheet.getByRole('button', { name: 'Order this amount' }).click();
  await expect(sheet.getByText('Say what “2” counts, such as 2 drops.')).toBeVisible();
  await sheet.getByLabel('From one tablet to').fill('two tablets');
  await sheet.getByRole('button', { name: 'Order this amount' }).click();
  await sheet.getByRole('button', { name: 'Visit', exact: true }).click();
  const offered = (await sheet.getByLabel('The clinic offers').locator('option').nth(2).textContent()) ?? '';
  await sheet.getByLabel('The clinic offers').selectOption({ index: 2 });
  await sheet.getByRole('button', { name: 'Offer this time' }).click();

  await app.getByRole('button', { name: /messages from the clinic/ }).click();
  await app.getByRole('button', { name: 'Understood' }).click();
  await expect(sheet.getByText(/Dr Hale orders: Iron, two tablets, from now on\. Read at/)).toBeVisible();
  await app.getByRole('button', { name: 'Take this time' }).click();
  await expect(sheet.getByText(/^Visit offered for .*: accepted$/)).toBeVisible();
  const time = offered.slice(-5);
  await app.getByRole('link', { name: 'Visit' }).click();
  await expect(app.getByRole('heading', { level: 2 })).toContainText(time);
  const again = await open(page, '#summary');
  await expect(again.app.getByText(/Iron: two tablets at 07:30 and 20:00/)).toBeVisible();
  await expect(again.app.getByText(new RegExp(`Visit to Dr Hale, .*${time}`))).toBeVisible();
});

test('by keys a reading is refused with a reason, then saved, compared, flagged, and kept over a reload', async ({
  page,
}) => {
  const { app, sheet } = await open(page);
  await app.getByRole('link', { name: 'Readings' }).press('Enter');
  await expect(app.getByRole('heading', { level: 2 })).toBeFocused();
  await app.getByLabel('Upper').focus();
  await page.keyboard.type('1200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eighty');
  await page.keyboard.press('Enter');
  await expect(app.getByText('Upper: 1200 is more than a cuff can show. Did a digit slip in?')).toBeVisible();
  await expect(app.getByText('Lower: Use digits only, such as 82.')).toBeVisible();
  await expect(app.getByLabel('Upper')).toHaveValue('1200');
  await app.getByLabel('Upper').fill('151');
  await app.getByLabel('Lower').fill('92');
  await page.keyboard.press('Enter');
  await expect(app.getByRole('heading', { name: '151/92' })).toBeVisible();
  await expect(app.getByText('14 above the average upper value of your last seven days')).toBeVisible();
  await expect(sheet.getByText('Blood pressure 151/92', { exact: true })).toBeVisible();

  await app.getByLabel('Upper').fill('186');
  await app.getByLabel('Lower').fill('121');
  await app.getByLabel('Pulse').fill('88');
  await page.keyboard.press('Enter');
  await expect(app.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(sheet.getByText('Red flag. Blood pressure 186/121, pulse 88')).toBeVisible();

  const again = await open(page, '#readings');
  await expect(again.app.getByRole('heading', { name: '186/121, pulse 88' })).toBeVisible();
  await again.app.getByRole('button', { name: /Delete the reading 186\/121/ }).press('Enter');
  await expect(again.app.getByRole('heading', { name: '151/92' })).toBeVisible();
  await expect(again.sheet.getByText(/186\/121/)).toHaveCount(0);
});

test('the visit moves to a free time, leaves as a calendar file, and the week as text and as PDF', async ({
  page,
}) => {
  const { app, sheet } = await open(page, '#visit');
  const free = app.getByRole('button', { name: /^Move to / }).nth(3);
  const [, weekday = '', time = ''] =
    /Move to (\w+) ([\d:]+)/.exec((await free.getAttribute('aria-label')) ?? '') ?? [];
  await free.click();
  await expect(app.getByRole('heading', { level: 2 })).toHaveText(`${weekday}, ${time}`);
  await expect(sheet.getByText(new RegExp(`Visit moved to ${weekday}, .*${time}`))).toBeVisible();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save to calendar' }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('SUMMARY:Visit to Dr Hale');
  await app.getByRole('link', { name: 'Take a summary with you' }).click();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(await readFile(await text.path(), 'utf8')).toContain(`Visit to Dr Hale, ${weekday}`);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(app.getByText('The PDF is saved.')).toBeVisible();
});

test('the emergency card is the patient’s own, and its number is the one that a red flag calls', async ({
  page,
}) => {
  const { app, sheet } = await open(page, '#card');
  await app.getByRole('button', { name: 'Edit the card' }).click();
  await app.getByLabel('Name').fill('');
  await app.getByLabel('Their number').fill('ask Theo');
  await app.getByRole('button', { name: 'Save the card' }).click();
  await expect(app.getByText('Write the name as it appears on your ID.')).toBeVisible();
  await expect(app.getByText('Use digits, such as 020 7946 0102.')).toBeVisible();
  await app.getByLabel('Name').fill('Jo Achterberg');
  await app.getByLabel('Their number').fill('+44 20 7946 0999');
  await app.getByLabel('Emergency number where you live').selectOption('999');
  await app.getByRole('button', { name: 'Save the card' }).click();
  await expect(app.getByRole('heading', { name: 'Jo Achterberg' })).toBeVisible();
  await expect(sheet.getByText('Jo Achterberg')).toBeVisible();
  const again = await open(page, '#diary');
  await again.app.getByRole('button', { name: 'Write in the diary' }).click();
  await expect(again.app.getByText('Choose what you feel, or “Something else”.')).toBeVisible();
  await again.app.getByLabel('Chest pain').check();
  await again.app.getByRole('button', { name: 'Write in the diary' }).click();
  await expect(again.app.getByRole('link', { name: 'Call 999' })).toBeVisible();
  await expect(again.sheet.getByText('Red flag. Chest pain, a little')).toBeVisible();
});

test.describe(() => {
  test.use(phone);
  test('on a phone, without a network, doses and days are swiped, and a switch turns to the sheet', async ({
    page,
    context,
  }) => {
    const { app, sheet } = await open(page);
    await context.setOffline(true);
    await expect(sheet).toBeHidden();
    await swipe(app.locator('.day-screen'), 'right');
    await expect(app.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await expect(app.getByText('This day is closed')).toBeVisible();
    await swipe(app.locator('.day-screen'), 'left');
    await swipe(app.locator('.day-screen'), 'left');
    await expect(app.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    await swipe(app.locator('.day-screen'), 'left');
    await expect(app.getByRole('button', { name: 'The day after' })).toBeDisabled();
    await app.getByRole('button', { name: 'Back to today' }).tap();

    await app.getByRole('link', { name: 'Doses' }).tap();
    const row = (name: string) => app.getByRole('listitem').filter({ hasText: name });
    await swipe(row('20:00'), 'right');
    await expect(row('20:00')).toContainText('Taken at');
    await swipe(row('08:00'), 'left');
    await expect(row('08:00')).toContainText('Put off to');
    await app.getByRole('link', { name: 'Diary' }).tap();
    await app.getByLabel('Something else').tap();
    await app.getByRole('button', { name: 'Write in the diary' }).tap();
    await expect(app.getByText('Write what it is, in a word or two.')).toBeVisible();
    await app.getByLabel('What is it?').fill('Cold hands');
    await app.getByLabel(/^How strong/).fill('3');
    await app.getByRole('button', { name: 'Write in the diary' }).tap();

    await page.getByRole('button', { name: 'Clinic’s sheet (3)' }).tap();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Cold hands, clearly' })).toBeVisible();
    await expect(sheet.getByText(/Vitamin D due at 08:00, 10 drops: put off to/)).toBeVisible();
    await sheet.getByRole('textbox').fill('Wear the gloves, please.');
    await sheet.getByRole('button', { name: 'Send the note' }).tap();
    await page.getByRole('button', { name: 'Patient’s phone (2)' }).tap();
    await app.getByRole('button', { name: '2 messages from the clinic' }).tap();
    await expect(app.getByText('Wear the gloves, please.')).toBeVisible();
    await app.getByRole('button', { name: 'Mark as read' }).first().tap();
    await expect(app.getByText('Wear the gloves, please.')).toHaveCount(0);

    await context.setOffline(false);
    const again = await open(page, '#doses');
    await expect(again.app.getByRole('listitem').filter({ hasText: '20:00' })).toContainText('Taken at');
  });
});
