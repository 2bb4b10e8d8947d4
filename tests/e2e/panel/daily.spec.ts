import { expect, type Page } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const panel = `${peeredSite}/admin-panel`;
const folder = process.env.PEERED_SITE_DATA_DIR;
const run = Date.now().toString(36);
const said = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });

test('an empty time of the calendar is blocked with a press, offered to nobody, and freed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await makeStaff(await signUp(page, peeredSite, 'calendar'), folder, ['sales']);
  const host = `Clock ${run}`;
  await page.goto(`${panel}/bookings/hosts/new`);
  await page.getByLabel('Name', { exact: true }).fill(host);
  await page.getByLabel('Email address').fill(`clock-${run}@example.com`);
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByLabel(new RegExp(`^${day}`)).fill('10-15');
  await page.getByRole('button', { name: 'Add host' }).click();
  const id = page.url().split('/').at(-1) ?? '';

  // The day after next week's Monday is a working day of the house, whichever day it is today.
  const day = new Date(Date.now() + 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 1);
  const tuesday = day.toISOString().slice(0, 10);
  await page.goto(`${panel}/bookings?view=week&day=${tuesday}&host=${id}`);
  await hydrated(page);
  // Outside of ten to three nobody works: before and after on five days, and two whole days.
  await expect(page.locator('[data-closed]')).toHaveCount(12);
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator(`a[href*="day=${tuesday}&time=11%3A30"]`).click();
  await expect(page.locator('h1')).toHaveText('Book or block a time');
  const block = page.locator('#block');
  await expect(block.getByLabel('From')).toHaveValue('11:30');
  await expect(block.getByLabel('To')).toHaveValue('12:30');
  await block.getByLabel('Reason').fill('Dentist');
  await block.getByRole('button', { name: 'Block this time' }).click();
  await expect(said(page)).toContainText('11:30 to 12:30 is now blocked');
  const blocked = page.getByRole('link', { name: new RegExp(`Dentist\\s*${host}`) });
  await expect(blocked).toBeVisible();
  await blocked.click();
  await page.getByRole('button', { name: 'Unblock this time' }).click();
  await expect(said(page)).toContainText('The time can be booked again');
  await expect(blocked).toHaveCount(0);

  // Today has a line where the clock stands, if the hours of the calendar reach as far.
  await page.goto(`${panel}/bookings?view=day`);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format(new Date()),
  );
  const shown = await page.locator('ol[aria-hidden] li').allTextContents();
  const reaches = shown.includes(`${String(hour).padStart(2, '0')}:00`);
  await expect(page.getByRole('img', { name: /^Now, / })).toHaveCount(reaches ? 1 : 0);
});

test('a lead is written to from its record: the first message starts a conversation, the next goes on with it', {
  tag: '@smoke',
}, async ({ page }) => {
  await makeStaff(await signUp(page, peeredSite, 'writer'), folder, ['sales']);
  const email = `lea-${run}@example.com`;
  await page.goto(`${panel}/leads/new`);
  await page.locator('main').getByLabel('Name').fill('Lea Example');
  await page.locator('main').getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Add lead' }).click();
  await expect(page.getByRole('heading', { name: 'Lea Example' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByText('starts a conversation in the inbox')).toBeVisible();
  await page.getByLabel('Write to Lea').fill('We met at the fair.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page)).toContainText('on its way by email');
  expect((await mailTo(email, /^A message from/)).text).toContain('We met at the fair.');

  await hydrated(page);
  await page.getByLabel('Write to Lea').fill('Shall we talk on Friday?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await mailTo(email, /^Re: /)).text).toContain('Shall we talk on Friday?');
  await page.getByRole('link', { name: /^the conversation/ }).click();
  await expect(page.getByRole('log')).toContainText('We met at the fair.');
  await expect(page.getByRole('log')).toContainText('Shall we talk on Friday?');
});

test('the home page is edited like every other text, a toolbar writes Markdown, samples go with one press, and roles say what they may', async ({
  browser,
  request,
}) => {
  const site = await startSite();
  try {
    const page = await (await browser.newContext({ baseURL: site.address })).newPage();
    await makeStaff(await signUp(page, site.address, 'owner', site.dataFolder), site.dataFolder);
    const home = async () => (await request.get(site.address)).text();

    await page.goto('/admin-panel/content?kind=home');
    await hydrated(page);
    await page.getByRole('link', { name: /Software that proves/ }).click();
    await hydrated(page);
    await page.getByLabel('Heading, second line').fill('that sings');
    await page.getByLabel('Buttons').fill('Hear it');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please end each line with an address')).toBeVisible();
    await page.getByLabel('Buttons').fill('Hear it | /demos');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 2 is now public')).toBeVisible();
    await expect.poll(async () => (await home()).includes('that sings'), { intervals: [100] }).toBe(true);
    expect(await home()).toContain('Hear it');

    await page.goto('/admin-panel/content/new?kind=post');
    await hydrated(page);
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('A bold word');
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6));
    const tools = page.getByRole('toolbar', { name: 'Formatting' });
    await tools.getByRole('button', { name: 'Bold' }).click();
    await expect(text).toHaveValue('A **bold** word');
    await tools.getByRole('button', { name: 'Quote' }).click();
    await expect(text).toHaveValue('> A **bold** word');
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto('/admin-panel/go-live');
    await page.getByRole('button', { name: 'Remove samples' }).click();
    await expect(page.getByText('samples are off the site and kept as drafts')).toBeVisible();
    await expect(page.getByText('No sample content is public.')).toBeVisible();

    await page.goto('/admin-panel/staff');
    const roles = page.locator('#roles').getByRole('listitem');
    await expect(roles.filter({ hasText: 'Sales' })).toContainText('Inbox, Leads, Bookings, Quotes');
    await expect(roles.filter({ hasText: 'Sales' })).toContainText('Invoices');
    expect(await seriousFindings(page)).toEqual([]);
  } finally {
    await site.stop();
  }
});
