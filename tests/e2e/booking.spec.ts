import { expect, type Page } from '@playwright/test';
import { test } from './page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from './peers.ts';

// One after the other: two at once could reach for the same time of one host.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Chooses a meeting, the first free day and one of its times; answers with the address of the form. */
async function chooseTime(page: Page, meeting: string, which: number): Promise<void> {
  await page.getByRole('link', { name: new RegExp(meeting) }).click();
  await expect(page.locator('h1')).toHaveText('Which time suits you?');
  await page
    .getByRole('link', { name: /, \d+ free$/ })
    .last()
    .click();
  await page.locator('main a[href*="start="]').nth(which).click();
  await expect(page.locator('h1')).toHaveText('Who is coming?');
}

test('on a desk somebody books, gets the invitation, moves the meeting and cancels it', async ({ page }) => {
  await page.goto(peeredSite);
  await page.getByRole('link', { name: 'Book a call' }).click();
  await chooseTime(page, 'Scoping call', 0);
  expect(new URL(page.url()).searchParams.get('zone')).toBeTruthy();
  await page.getByLabel('Name').fill('Ann Example');
  await page.locator('main').getByLabel('E-mail address').fill('ann@example.com');
  await page.getByLabel('What it is about').fill('A planner for rounds');
  await page.getByRole('button', { name: /^Hold/ }).dblclick();
  await expect(page.locator('h1')).toHaveText('It is yours');

  const invitation = await mailTo('ann@example.com');
  expect(await mailsTo('ann@example.com')).toHaveLength(1);
  await page.goto(linkIn(invitation.text, '/booking/meeting'));
  await page.getByRole('link', { name: 'Move it' }).click();
  await page.locator('main a[href*="start="]').nth(2).click();
  await page.getByRole('button', { name: /^Move it to/ }).click();
  await expect(page.locator('h1')).toHaveText('It has moved');
  await page.getByRole('link', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(page.locator('h1')).toHaveText('It is cancelled');
  await expect(page.getByRole('link', { name: 'Move it' })).toHaveCount(0);
  await mailTo('ann@example.com', /cancel/i);
});

test('on a phone without scripts somebody books, and who comes second keeps what was typed', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/book_an_appointment`);
  await chooseTime(page, 'Technical review', 0);
  const form = page.url();
  const fill = async (name: string, email: string) => {
    await page.getByLabel('Name').fill(name);
    await page.locator('main').getByLabel('E-mail address').fill(email);
    await page.getByLabel('What is it built with?').fill('PostgreSQL');
    await page.getByRole('button', { name: /^Hold/ }).click();
  };
  await fill('Ben Example', 'ben@example.com');
  await expect(page.locator('h1')).toHaveText('It is yours');
  await mailTo('ben@example.com');

  await page.goto(form);
  await fill('Cora Example', 'cora@example.com');
  await expect(page.getByRole('alert')).toContainText('Somebody was quicker');
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page.getByLabel('Name')).toHaveValue('Cora Example');
  await page.getByRole('button', { name: /^Hold/ }).click();
  await expect(page.locator('h1')).toHaveText('It is yours');
  await context.close();
});

test('a link that is broken says so and changes nothing', async ({ page }) => {
  for (const path of ['meeting', 'reschedule', 'cancel']) {
    await page.goto(`${peeredSite}/booking/${path}?token=made.up`);
    await expect(page.locator('h1')).toHaveText('This link is not good any more');
  }
});
