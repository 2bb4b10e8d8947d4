import { expect } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const panel = `${peeredSite}/admin-panel`;

test('an owner brings contacts in after a dry run, takes them back, keeps a view, and takes everything along', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const folder = process.env.PEERED_SITE_DATA_DIR;
  await makeStaff(await signUp(page, peeredSite, 'importer'), folder);
  await page.goto(`${panel}/leads/import`);
  await hydrated(page);
  const lines = [
    'Name;E-mail;Company',
    `Ann ${mark};ann-${mark}@fair-${mark}.example;Fair ${mark}`,
    `Ann again;ANN-${mark}@fair-${mark}.example;`,
    'Nobody;nobody at all;',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByRole('button', { name: 'Look at it' }).click();
  const main = page.locator('main');
  await expect(main).toContainText('“nobody at all” is no e-mail address.');
  await expect(main).toContainText('The same address as in line 2');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write one record' }).click();
  const said = main.getByRole('status').filter({ hasText: 'Done:' });
  await expect(said).toContainText('One person is new');
  await expect(page.getByRole('link', { name: `Ann ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toContainText('Taken back');
  await expect(page.getByRole('link', { name: `Ann ${mark}` })).toBeHidden();

  await page.goto(`${panel}/leads/table?stage=won`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Fair ${mark}`);
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByRole('link', { name: `Fair ${mark}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.goto(`${panel}/go-live`);
  await expect(main).toContainText('Each line was tested just now.');
  await page.goto(`${panel}/export`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(main.getByText('Ready').first()).toBeVisible({ timeout: 60_000 });
});
