import { expect, type Page } from '@playwright/test';
import { bookIntroduction } from '../book-introduction.ts';
import { signInAt, site } from '../identity-site.ts';
import { hydrated, test } from '../page.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const at = (path: string) => `${site.address}${path}`;

/** What the clock of a zone shows when the meeting on the page begins. */
async function clockIn(page: Page, zone: string): Promise<string> {
  const start = (await page.locator('main time').first().getAttribute('datetime')) ?? '';
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
    new Date(start),
  );
}

test('a person reads every time by one clock, their browser’s until they choose another, in account and panel', async ({
  browser,
}) => {
  const email = 'clara-clock@example.com';
  await site.confirmedAccount(email);
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const line = page.getByText(/All times are in your time zone/);
  await signInAt(page, email, at('/account/security'));
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('New York (GMT−');
  await expect(page.locator('main')).not.toContainText('UTC');

  await bookIntroduction('Clara', email);
  await page.goto(at('/account/events'));
  const meeting = page.getByRole('list', { name: 'Events and meetings' }).getByRole('listitem');
  await expect(meeting).toContainText(`${await clockIn(page, 'America/New_York')}–`);
  await expect(meeting).not.toContainText('GMT');

  await page.getByRole('link', { name: 'Change it' }).click();
  await page.waitForURL(/\/account\/details/);
  await hydrated(page);
  await page.getByLabel('Time zone').fill('Asia/Tokyo');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(line).toContainText('Tokyo (GMT+9)');
  await page.goto(at('/account/events'));
  await expect(meeting).toContainText(`${await clockIn(page, 'Asia/Tokyo')}–`);

  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR);
  await page.goto(at('/admin-panel/bookings/list'));
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Tokyo (GMT+9)');
  await expect(page.locator('main time').first()).toHaveAttribute('title', /\(Asia\/Tokyo\)$/);
  await context.close();
});
