import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';
import { linkIn, mailsTo, mailTo, peeredSite, putSample } from '../peers.ts';
import { inDatabase, signUp } from '../sign-up.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ baseURL: peeredSite });

const seoDemo = '/case-studies/seo-analysis/demo';
const forecastDemo = '/visual_forecasting/demo';
const list = '/account/schedules';

/** Somebody new whose address is confirmed, so that they are emailed. */
async function signUpConfirmed(page: Page, who: string): Promise<string> {
  const email = await signUp(page, peeredSite, who);
  await inDatabase(peeredSite, (client) =>
    client.query('update identity_users set email_verified = true where email = $1', [email]),
  );
  return email;
}

async function openDemo(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  return page.getByRole('dialog', { name: 'Run this on a schedule' });
}

const pageWith = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}<meta name="viewport" content="width=device-width"></head><body><h1>Lamps</h1><p>We make lamps.</p></body></html>`;

test('somebody lets their site be checked every day, sees what changed, gets the email, pauses and deletes it', async ({
  page,
}) => {
  const visited = await openDemo(page, seoDemo);
  await expect(visited.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?redirectFrom=${encodeURIComponent(seoDemo)}`,
  );

  const email = await signUpConfirmed(page, 'lamps');
  const address = await putSample('/lamps.html', pageWith('<title>Lamps for every room</title>'));
  const dialog = await openDemo(page, seoDemo);
  await dialog.getByLabel('Address').fill('http://10.0.0.1/');
  await dialog.getByText('Every day').click();
  await dialog.getByRole('button', { name: 'Start schedule' }).click();
  await expect(dialog.getByText('The address leads into a private network.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('http://10.0.0.1/');
  const misdeeds = watch(page, peeredSite);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByText('This page').click();
  await dialog.getByRole('button', { name: 'Start schedule' }).click();
  await expect(dialog.getByText('Your schedule is set up.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'See your schedules' }).click();

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /lamps\.html$/ }) });
  await expect(row).toContainText(/Every day, next \d+ \w+, \d\d:\d\d\./);
  await expect(row).toContainText('Later runs are compared with this one.', { timeout: 30_000 });
  await putSample('/lamps.html', pageWith(''));
  await row.getByRole('button', { name: /^Run now/ }).click();
  await expect(row).toContainText(/Changed.*New: 1 error/, { timeout: 30_000 });
  expect(await seriousFindings(page)).toEqual([]);
  await row.getByRole('link', { name: /^See result/ }).click();
  await expect(page.locator('summary', { hasText: 'New (1)' })).toBeVisible();
  await expect(page.getByText('There is no title in the head.').first()).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });

  const mail = await mailTo(email, /^New SEO errors on /);
  expect(mail.text).toContain('New: 1 error.');
  expect(mail.text).toContain('(/lamps.html)');
  const stop = linkIn(mail.text, '/notifications/stop');
  await page.goto(new URL(stop).pathname + new URL(stop).search);
  await expect(page.getByText('Click once to stop the emails about schedules.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.getByRole('heading', { name: 'You won’t get these emails any more' })).toBeVisible();

  await page.goto(list);
  await hydrated(page);
  await expect(page.getByText('You have switched the emails off')).toBeVisible();
  await putSample('/lamps.html', pageWith('<title>Lamps for every room</title>'));
  await row.getByRole('button', { name: /^Run now/ }).click();
  await expect(row).toContainText(/Fixed: 1 error/, { timeout: 30_000 });
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row).toContainText('Every day, paused.');
  await page.setViewportSize(phone.viewport);
  await row.locator('summary', { hasText: 'Settings and earlier runs' }).click();
  await expect(row.getByRole('link', { name: /^Result of/ })).toHaveCount(3);
  expect(await tooWide(page)).toBe(0);
  await row.locator('summary', { hasText: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing runs on a schedule yet')).toBeVisible();
  expect((await mailsTo(email)).filter(({ subject }) => /SEO/.test(subject))).toHaveLength(1);
});

/** Three years of months, and what came since. */
const orders = (...more: number[]) =>
  `Month,Orders\n${[
    ...Array.from({ length: 36 }, (_, at) => 100 + at + 10 * Math.sin((at * Math.PI) / 6)),
    ...more,
  ]
    .map(
      (value, at) =>
        `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')},${value.toFixed(1)}`,
    )
    .join('\n')}`;

test('a file is forecast again, and a figure outside the range is told by mail', async ({ page }) => {
  const email = await signUpConfirmed(page, 'orders');
  const address = await putSample('/orders.csv', orders(), 'text/csv');
  const dialog = await openDemo(page, forecastDemo);
  await expect(dialog).toContainText('Figures that you paste or upload here stay in your browser');
  await dialog.getByLabel('Address of the CSV file').fill(address);
  await dialog.getByText('Every month').click();
  await dialog.getByRole('button', { name: 'Start schedule' }).click();
  await dialog.getByRole('link', { name: 'See your schedules' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /orders\.csv$/ }) });
  await expect(row).toContainText(/\d+ in Jan 2026, likely \d+ to \d+\./, { timeout: 30_000 });
  await putSample('/orders.csv', orders(320), 'text/csv');
  await row.getByRole('button', { name: /^Run now/ }).click();
  await expect(row).toContainText('1 new figure, outside the range.', { timeout: 30_000 });
  expect((await mailTo(email, /^New figures outside the forecast/)).text).toContain('Jan 2026: 320, where');
  await row.getByRole('link', { name: /^See result/ }).click();
  const came = page.getByRole('table', { name: 'What came, against the forecast before' });
  await expect(came.getByRole('row', { name: /Jan 2026/ })).toContainText('Outside the range');
  await expect(page.getByRole('table', { name: /^What comes next/ })).toContainText('Feb 2026');
});
