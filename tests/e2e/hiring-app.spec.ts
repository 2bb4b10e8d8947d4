import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { docxFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import { hands } from './applications/hands.ts';
import { hydrated, test, tooWide, watch } from './page.ts';

const address = '/application-tracking-system/demo';

/** Opens the desk for one role; whoever looked around once is not asked at the door again. */
async function openDesk(page: Page, place = '', role = 'recruiter') {
  await page.addInitScript((chosen) => {
    localStorage.setItem('demo:looked-around', '"yes"');
    if (localStorage.getItem('demo:hiring-role') === null)
      localStorage.setItem('demo:hiring-role', JSON.stringify(chosen));
  }, role);
  await page.goto(`${address}#/${place}`);
  await hydrated(page);
}
const column = (page: Page, name: string) =>
  page.locator('[data-board-column]').filter({ has: page.getByRole('heading', { name, level: 2 }) });

test('a recruiter moves somebody on, takes it back, and finds it again after a reload', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'Platform Engineer', level: 1 })).toBeVisible();
  const card = column(page, 'New').locator('[data-board-card]').first();
  const name = (await card.getByRole('link').innerText()).trim();
  await page.getByRole('button', { name: `Move ${name}` }).press('ArrowRight');
  await expect(column(page, 'First call').getByRole('link', { name })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(column(page, 'First call').getByRole('link', { name })).toBeVisible();

  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search jobs and candidates' }).fill(name);
  await page.getByRole('dialog').getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /End .*application/ });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText('Choose or write a reason.')).toBeVisible();
  await dialog.getByLabel('Missing a requirement').check();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Rejected: Missing a requirement').first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo: Rejected/ }).click();
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

for (const { where, options, press } of hands)
  test.describe(where, () => {
    test.use({ ...options, acceptDownloads: true });

    test(`scorecards open ${where} when a hiring manager hands in their own`, async ({ page }) => {
      await openDesk(page, 'job/data', 'manager');
      const candidate = column(page, 'Interviews').getByRole('link').first();
      await candidate.scrollIntoViewIfNeeded();
      await press(candidate);
      await press(page.getByRole('tab', { name: 'Scorecards' }));
      await press(page.getByRole('button', { name: 'Hand in scorecard' }));
      await expect(page.getByText(/Give .* a mark/)).toBeVisible();
      for (const group of await page.getByRole('group').filter({ hasText: 'Weak' }).all())
        await group.getByLabel('Good').check();
      await page.getByLabel('Yes', { exact: true }).check();
      await page.getByLabel('Why').fill('Asked for the constraints before answering.');
      expect(await tooWide(page)).toBe(0);
      await press(page.getByRole('button', { name: 'Hand in scorecard' }));
      await expect(page.getByText('Asked for the constraints before answering.')).toBeVisible();
    });

    test('a candidate chooses an hour and takes the calendar file along', async ({ page }) => {
      await openDesk(page, '', 'candidate');
      await expect(page.getByText('It’s your turn')).toBeVisible();
      await press(page.getByRole('button', { name: /^\w{3} \d+ \w+, \d\d:\d\d$/ }).first());
      const file = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Add to your calendar' }));
      const text = await readFile(await (await file).path(), 'utf8');
      expect(text).toContain('BEGIN:VEVENT');
      expect(text).toContain('Tidewell');
      await press(page.getByRole('link', { name: 'Open jobs' }).last());
      await press(page.getByRole('link', { name: 'Data Analyst' }));
      await press(page.getByRole('button', { name: 'Apply for this job' }));
      await expect(page.getByText('Enter your name.')).toBeVisible();
      const lines = [
        'Maren Oduya',
        'maren.oduya@example.com',
        'Experience',
        'Data Analyst, Kestrel (2019 – 2024)',
      ];
      const resume = {
        name: 'maren.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: Buffer.from(docxFile(lines.map((line) => wordParagraph(line)).join(''))),
      };
      await page.getByLabel('Résumé as a file').setInputFiles(resume);
      await expect(page.getByText('Found: name, email')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maren.oduya@example.com');
      await press(page.getByRole('button', { name: 'Apply for this job' }));
      await expect(page.getByRole('heading', { name: 'Thank you, Maren Oduya' })).toBeVisible();
      await page.getByLabel('View as').filter({ visible: true }).selectOption({ index: 0 });
      await page.goto(`${address}#/people`);
      await press(page.getByRole('link', { name: 'Maren Oduya' }).first());
      const sent = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download the file' }));
      expect(await readFile(await (await sent).path())).toEqual(resume.buffer);
    });
  });

test('résumés are read in the browser, a wrong file says so, and the people arrive on the board', async ({
  page,
}) => {
  await openDesk(page, 'people/read');
  const resume = `Maren Oduya\nmaren.oduya@example.com | +44 20 7946 0812\n\nExperience\nBackend Engineer, Kestrel Systems (Jan 2019 – present)\n- PostgreSQL and Go\n\nSkills\nGo, PostgreSQL, Kubernetes`;
  await page.getByLabel('Résumés as files').setInputFiles([
    { name: 'maren.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
    { name: 'broken.docx', mimeType: 'application/zip', buffer: Buffer.from([80, 75, 3, 4, 0, 0]) },
  ]);
  await expect(page.getByText('1 of 2 read')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maren Oduya');
  await page.getByText('Where we found it').click();
  await expect(page.locator('mark', { hasText: 'Kubernetes' })).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 to the board' }).click();
  await column(page, 'New').getByRole('link', { name: 'Maren Oduya' }).click();
  await page.getByRole('tab', { name: /Match/ }).click();
  await expect(page.getByText(/“Kubernetes” in line/)).toBeVisible();
});

test('on a phone somebody is moved on by one press', async ({ browser, origin }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openDesk(page, 'job/support');
  const card = column(page, 'New').locator('[data-board-card]').first();
  const name = (await card.getByRole('link').innerText()).trim();
  await card.getByRole('button', { name: 'Move to First call' }).tap();
  await expect(column(page, 'First call').getByRole('link', { name })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});
