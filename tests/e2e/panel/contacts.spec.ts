import { expect } from '@playwright/test';
import pg from 'pg';
import { dataPaths } from '../../../server/db/embedded/paths.ts';
import { connectionTo } from '../../../server/db/embedded/postmaster.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const folder = process.env.PEERED_SITE_DATA_DIR;

async function issueOnItsWay(subject: string): Promise<string> {
  const client = new pg.Client(connectionTo(dataPaths(folder ?? '').sockets));
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into newsletter_issues (id, subject, preview, body, state, version, started_at, readers, reached, created_at, changed_at)
     values (gen_random_uuid(), $1, '', 'Words', 'sending', 1, now(), 1, 'ffffffff-ffff-7fff-bfff-ffffffffffff', now(), now())
     returning id`,
    [subject],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

const panel = `${peeredSite}/admin-panel`;

test('an owner brings contacts in after a dry run, takes them back, keeps a view, stops an issue, and takes everything along', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await makeStaff(await signUp(page, peeredSite, 'importer'), folder);
  await page.goto(`${panel}/leads/import`);
  await hydrated(page);
  const lines = [
    'Name;Email;Company',
    `Ann ${mark};ann-${mark}@fair-${mark}.example;Fair ${mark}`,
    `Ann again;ANN-${mark}@fair-${mark}.example;`,
    'Nobody;nobody at all;',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByRole('button', { name: 'Check file' }).click();
  const main = page.locator('main');
  await expect(main).toContainText('“nobody at all” isn’t an email address.');
  await expect(main).toContainText('The same email address as in line 2');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import one record' }).click();
  const said = main.getByRole('status').filter({ hasText: 'Done:' });
  await expect(said).toContainText('One person is new');
  await expect(page.getByRole('link', { name: `Ann ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toContainText('Undone');
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
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: `Remove the view Fair ${mark}` }).click();
  await expect(said).toContainText('The view is removed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `Fair ${mark}`, exact: true })).toBeVisible();

  // An issue that is on its way, to readers who all have it: stopping and going on reaches nobody twice.
  await page.goto(`${panel}/newsletter/${await issueOnItsWay(mark)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(main).toContainText('We’re holding the emails that haven’t been sent');
  await page.getByRole('button', { name: 'Continue sending' }).click();
  await expect(main.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 20_000 });

  await page.goto(`${panel}/go-live`);
  await expect(main).toContainText(/We checked each (point|one) just now/);
  await page.goto(`${panel}/export`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(main.getByText('Ready').first()).toBeVisible({ timeout: 60_000 });
});
