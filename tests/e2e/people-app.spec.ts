import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openWalk } from './applications/walks.ts';
import { phone, test, tooWide, watch } from './page.ts';

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
  await expect(form.getByText('Rate “').first()).toBeVisible();
  for (const goal of await form.getByRole('radiogroup').all()) await goal.getByLabel('Exceeded').check();
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

/** Finds Jonas Weber in the directory and opens his documents. */
async function openDocuments(page: Page) {
  await page.goto(`${address}#/people`);
  await page.getByLabel('Search by name, title, team or place').fill('jonas weber');
  await page.getByRole('link', { name: 'Jonas Weber' }).filter({ visible: true }).first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
}

test('an employee asks for leave at a desk, takes a payslip away and keeps documents that HR sees, too', async ({
  page,
  context,
}) => {
  await openWalk(page, { path: address, kept: { 'people-role': 'employee' } }, 'leave');
  await page.getByRole('link', { name: 'Ask for leave' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask for leave' });
  const march = new Date(Date.UTC(new Date().getFullYear() + 1, 2, 8));
  march.setUTCDate(8 + ((10 - march.getUTCDay()) % 7));
  await sheet.getByLabel('First day').fill(march.toISOString().slice(0, 10).split('-').reverse().join('/'));
  await sheet.getByLabel('First day').press('Tab');
  await sheet.getByRole('button', { name: 'Ask for these days' }).click();
  await expect(sheet).toBeHidden();

  await openDocuments(page);
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for Employment contract.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await readFile(await (await letter).path())).subarray(0, 5).toString()).toBe('%PDF-');
  // The letters of the sample are HR’s to change.
  await page.getByRole('button', { name: 'More for Employment contract.pdf' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a document' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  await adding.getByRole('button', { name: 'Add this document' }).click();
  await expect(adding).toContainText('Choose a file.');
  const large = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(3_100_000) };
  await adding.getByLabel('File').setInputFiles(large);
  await expect(adding).toContainText('the limit is 3 MB');
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('First aid until 2028') };
  await adding.getByLabel('File').setInputFiles(note);
  await adding.getByLabel('Name').fill('First aid course');
  await adding.getByRole('button', { name: 'Add this document' }).click();
  await expect(adding).toBeHidden();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'First aid course.txt', exact: true }).click();
  const tab = await opened;
  await expect(tab.getByText('First aid until 2028')).toBeVisible();
  await tab.close();
  await page.getByRole('button', { name: 'More for First aid course.txt' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the document' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('First aid 2026');
  await renaming.getByRole('button', { name: 'Rename', exact: true }).click();
  const kept = page.getByRole('button', { name: 'First aid 2026.txt', exact: true });
  await expect(kept).toBeVisible();

  const as = (role: string) => page.getByLabel('View as').filter({ visible: true }).selectOption(role);
  await as('manager');
  await expect(page.getByRole('tab', { name: 'Leave' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveCount(0);
  await as('hr');
  await openDocuments(page);
  await page.getByRole('button', { name: 'More for First aid 2026.txt' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: Removed/ }).click();
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for First aid 2026.txt' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect(await readFile(await (await saved).path())).toEqual(note.buffer);
});

test('HR changes the list for new people, and the next person gets it', async ({ page }) => {
  await openWalk(page, { path: address, kept: { 'people-role': 'hr' } }, 'people');
  await page.getByRole('link', { name: 'New people' }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  const step = page.getByRole('dialog', { name: 'Add a step' });
  await step.getByRole('button', { name: 'Add this step' }).click();
  await expect(step).toContainText('Say what needs to be done.');
  await step.getByLabel('What needs to be done?').fill('Order a badge');
  await step.getByLabel('Who does it').selectOption('IT');
  await step.getByLabel('Days').fill('7');
  await step.getByRole('button', { name: 'Add this step' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Order a badge' })).toContainText(
    '7 days before the first day',
  );
  await page.getByRole('button', { name: 'Remove “Order a laptop”' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Order a laptop' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Directory' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await form.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await form.getByLabel('Job title').fill('Engineer');
  await form.getByLabel('Team').selectOption({ index: 1 });
  await form.getByRole('combobox', { name: 'Manager' }).fill('Mira');
  await page.locator('[role=option]', { hasText: 'Mira Okafor' }).click();
  await form.getByLabel('First day of work').fill('01/03/2027');
  await form.getByLabel('Monthly pay, EUR').fill('4100');
  await form.getByLabel('Email').fill('noor@tidewell.example');
  await form.getByLabel('Country').selectOption('IE');
  await form.getByLabel('Born').fill('01/02/1990');
  await form.getByRole('button', { name: 'Add this person' }).click();
  await page.getByRole('tab', { name: 'Checklist' }).click();
  await expect(page.getByRole('checkbox', { name: /Order a badge/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Order a laptop/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a manager answers leave and plans what is done for somebody of the team', async ({ page }) => {
    await openWalk(page, { path: address, kept: { 'people-role': 'manager' } }, '');
    const request = page.getByRole('article', { name: 'Jonas Weber asks for leave' });
    await request.getByRole('button', { name: 'Approve' }).tap();
    await expect(request).toHaveCount(0);
    expect(await tooWide(page)).toBe(0);
    const screens = page.getByRole('navigation').filter({ visible: true });
    await screens.getByRole('link', { name: 'People', exact: true }).tap();
    await page.getByLabel('Search by name, title, team or place').fill('jonas weber');
    await expect(page.getByText('1 person')).toBeVisible();
    await page
      .getByRole('link', { name: /Jonas Weber/ })
      .filter({ visible: true })
      .first()
      .tap();
    await page.getByRole('tab', { name: 'Checklist' }).tap();
    await page.getByRole('button', { name: 'Add a task' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Add a task for Jonas Weber' });
    await sheet.getByLabel('What needs to be done?').fill('Show the new workshop');
    await sheet.getByRole('button', { name: 'Add this task' }).tap();
    await expect(sheet).toContainText('Choose who does it.');
    await sheet.getByLabel('Who does it').selectOption('Manager');
    await sheet.getByLabel('Due').fill('01/03/2027');
    await sheet.getByRole('button', { name: 'Add this task' }).tap();
    const task = page.getByRole('checkbox', { name: /Show the new workshop/ });
    await task.check();
    await expect(page.getByText(/Manager, done on/)).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Edit “Show the new workshop”' }).tap();
    const edit = page.getByRole('dialog', { name: 'Edit the task' });
    await edit.getByLabel('What needs to be done?').fill('Show the old workshop');
    await edit.getByRole('button', { name: 'Save the task' }).tap();
    await page.getByRole('button', { name: 'Remove “Show the old workshop”' }).tap();
    await expect(page.getByRole('checkbox', { name: /workshop/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo: Removed/ }).tap();
    await expect(page.getByRole('checkbox', { name: /Show the old workshop/ })).toBeVisible();
  });
});
