import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test, watch } from './page.ts';

const address = '/employee-management-system/demo';

/** Opens the application past its door, as one of the roles. */
async function open(page: Page, role: 'Manager' | 'Employee' | 'HR') {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const roles = page.getByLabel('View as').filter({ visible: true });
  const name = await roles
    .locator('option')
    .filter({ hasText: `${role}:` })
    .textContent();
  await roles.selectOption({ label: name ?? role });
}

test('a manager answers leave on the first screen, and finds it so after a reload', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await open(page, 'Manager');
  const jonas = page.getByRole('article', { name: 'Jonas Weber asks for leave' });
  await expect(jonas).toContainText('of 11 people in the team would be away');
  await jonas.getByRole('button', { name: 'Approve' }).click();
  await expect(jonas).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
  await expect(jonas).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('HR finds somebody, gives them another manager by keys, and is refused a circle', async ({ page }) => {
  await open(page, 'HR');
  await page.goto(`${address}#/people`);
  await page.getByLabel('Search by name, title, team or place').fill('teresa nobrega');
  await expect(page.getByText('1 person')).toBeVisible();
  // What is typed stands in the address at once, so a reload in the same moment finds it.
  await page.getByLabel('Search by name, title, team or place').fill('teresa nobreg');
  await page.reload();
  await expect(page.getByLabel('Search by name, title, team or place')).toHaveValue('teresa nobreg');
  await expect(page.getByText('1 person')).toBeVisible();

  await page.goto(`${address}#/people/chart`);
  const panel = page.getByRole('region', { name: 'Selected person' });
  await panel.getByRole('combobox', { name: 'New manager' }).fill('Adaeze');
  await page.locator('[role=option]', { hasText: 'Adaeze Lindqvist' }).click();
  await panel.getByRole('button', { name: 'Change manager' }).click();
  await expect(panel).toContainText('Reports to Adaeze Lindqvist');

  await panel.getByRole('button', { name: 'Reports to Adaeze Lindqvist' }).click();
  await expect(panel.getByRole('heading', { name: 'Adaeze Lindqvist' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'New manager' }).fill('Teresa Nóbrega');
  await page.locator('[role=option]', { hasText: 'Teresa Nóbrega' }).click();
  await panel.getByRole('button', { name: 'Change manager' }).click();
  await expect(panel).toContainText('so Adaeze Lindqvist can’t report to them');
});

test('HR imports a staff list, reads its report, closes a month, and takes every payment away as CSV', async ({
  page,
}) => {
  await open(page, 'HR');
  await page.goto(`${address}#/people`);
  await page.getByRole('button', { name: 'Import people' }).click();
  const staff = [
    'First name,Surname,Dept,Reports to,Country,Joined,Gross',
    'Ada,Berg,Office,,Ireland,2019-02-01,5200',
    'Ben,Toma,Office,Ada Berg,Ireland,2022-03-01,3900',
    'Ida,Moe,Bakery,Nobody Known,Ireland,01.03.2024,3100',
    'Ulf,Ek,Bakery,Ada Berg,Norway,2020-01-01,3000',
  ].join('\n');
  await page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(staff) });
  const check = page.getByRole('dialog', { name: '4 rows in staff.csv' });
  await expect(check.getByRole('region', { name: 'Lines with problems' })).toContainText(
    'Line 5 Country: We don’t have the public holidays of this country.',
  );
  await expect(check.getByRole('region', { name: 'Rows to check' })).toContainText(
    'Line 4 Nobody is called “Nobody Known”',
  );
  await check.getByLabel('Team').selectOption({ label: 'Dept' });
  await check.getByRole('button', { name: 'Import 3 people' }).click();
  await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: /^3 people work here/ })).toBeVisible();
  await page.goto(`${address}#/pay`);
  await page.getByRole('button', { name: /^Close / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Close / })
    .click();
  await expect(page.getByText(/^Closed on/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(rows[0]).toContain('Gross,Deductions,Paid out');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toContain('5200.00');
});

test('an employee asks for half a day on a phone, and sees what is left', async ({ browser, origin }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await open(page, 'Employee');
  await page.getByRole('link', { name: 'Ask for leave' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Ask for leave' });
  await sheet.getByRole('button', { name: 'Ask for these days' }).tap();
  await expect(sheet).toContainText('Choose the first day.');
  // The second Wednesday of next March: a day of work in every country.
  const march = new Date(Date.UTC(new Date().getFullYear() + 1, 2, 8));
  march.setUTCDate(8 + ((10 - march.getUTCDay()) % 7));
  await sheet.getByLabel('First day').fill(march.toISOString().slice(0, 10).split('-').reverse().join('/'));
  await sheet.getByLabel('First day').press('Tab');
  await expect(sheet.getByRole('status').filter({ hasText: 'left afterwards' })).toBeVisible();
  await sheet.getByLabel('Morning only').check();
  await expect(sheet.getByRole('status').filter({ hasText: '½ day' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Ask for these days' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();
  await context.close();
});

test('a review is refused without its marks, shared by HR, and only then read by the employee', async ({
  page,
}) => {
  await open(page, 'Manager');
  await page.getByRole('link', { name: 'Reviews', exact: false }).first().click();
  await page.getByRole('link', { name: /^Jonas Weber/ }).click();
  const form = page.getByRole('region', { name: 'Your review' });
  for (const field of await form.getByRole('textbox').all())
    if (!(await field.evaluate((box) => box instanceof HTMLInputElement)))
      await field.fill('Clear, calm and on time.');
  await form.getByRole('button', { name: 'Hand in review' }).click();
  await expect(form.getByRole('alert').first()).toContainText('Rate “');
  for (const goal of await form.getByRole('group').all()) await goal.getByLabel('Exceeded').check();
  await form.getByRole('button', { name: 'Hand in review' }).click();
  await expect(page.getByText('Handed in on')).toBeVisible();

  const roles = page.getByLabel('View as').filter({ visible: true });
  const as = (role: string) => roles.selectOption({ label: role });
  await as('Employee: Jonas Weber');
  await expect(page.getByText('Clear, calm and on time.')).toHaveCount(0);
  await expect(page.getByText('once HR shares the round')).toBeVisible();
  await as('HR: Teresa Nóbrega');
  await page.goto(`${address}#/reviews`);
  await page.getByRole('button', { name: 'Share with everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Share with everyone' }).click();
  await as('Employee: Jonas Weber');
  await page.getByRole('link', { name: 'Open your review' }).click();
  await expect(page.getByText('Clear, calm and on time.').first()).toBeVisible();
});
