import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, phone, test, tooWide } from './page.ts';

test.use({ ...phone });

/** Opens an application past its door, and counts how often it is pressed from then on. */
async function begin(page: Page, address: string) {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.addInitScript(() => localStorage.setItem('demo:looked-around', '"yes"'));
  await page.goto(address);
  await hydrated(page);
  let presses = 0;
  return {
    async press(part: Locator) {
      presses += 1;
      await part.tap();
      expect(await tooWide(page)).toBe(0);
    },
    async download(part: Locator): Promise<string> {
      const waiting = page.waitForEvent('download');
      await this.press(part);
      return readFile(await (await waiting).path(), 'utf8');
    },
    /** Nothing was sent, and it took no more presses than somebody has patience for. */
    end(most: number) {
      expect(sent).toEqual([]);
      expect(presses).toBeLessThanOrEqual(most);
    },
  };
}

test('on a phone HR brings a staff list, closes a month and takes the payments away in eight presses', async ({
  page,
}) => {
  const hand = await begin(page, '/employee-management-system/demo');
  const named = (name: string | RegExp) => page.getByRole('button', { name });
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(page.getByRole('link', { name: 'Import your staff list' }));
  await page
    .getByLabel('Or paste rows')
    .fill(
      'Name;Email;Team;Country;Joined;Gross\nAda Berg;ada@own.example;Office;Ireland;2019-02-01;5.200,50\nBen Toma;ben@own.example;Bakery;Norway;2022-03-01;3900\nIda Moe;ida@own.example;Bakery;Ireland;2020-03-01;3100\n',
    );
  await hand.press(named('Use these rows'));
  await expect(page.getByRole('region', { name: 'Lines with problems' })).toContainText('Line 3 Country');
  await hand.press(named('Import 2 people'));
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Pay', exact: true }).filter({ visible: true }));
  await hand.press(named(/^Close /));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: /^Close / }));
  const csv = await hand.download(named('Download CSV'));
  expect(csv).toContain('Ada Berg,Office,,5200.50,');
  expect(csv).toContain(',EUR,');
  hand.end(8);
});

test('on a phone a recruiter brings résumés, moves one on and takes the list away in six presses', async ({
  page,
}) => {
  const hand = await begin(page, '/application-tracking-system/demo');
  await hand.press(page.getByText('Try it with your own data'));
  await hand.press(page.getByRole('link', { name: 'Read your résumés' }));
  const resume =
    'Maren Oduya\nmaren.oduya@example.com | +44 20 7946 0812\n\nExperience\nBackend Engineer, Kestrel Systems (Jan 2019 – present)\n\nSkills\nGo, PostgreSQL';
  await page.getByLabel('Résumés as files').setInputFiles([
    { name: 'maren.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
    { name: 'broken.docx', mimeType: 'application/zip', buffer: Buffer.from([80, 75, 3, 4, 0, 0]) },
  ]);
  await expect(page.getByText('1 of 2 read')).toBeVisible({ timeout: 20_000 });
  await hand.press(page.getByRole('button', { name: 'Add 1 to the board' }));
  const card = page.locator('[data-board-card]', { hasText: 'Maren Oduya' });
  await card.scrollIntoViewIfNeeded();
  await hand.press(card.getByRole('button', { name: /^Move to / }));
  await hand.press(page.getByRole('link', { name: 'Candidates', exact: true }).filter({ visible: true }));
  await page.getByLabel('Find applications').fill('maren');
  await expect(page.getByText(/^1 of /)).toBeVisible();
  const csv = await hand.download(page.getByRole('button', { name: 'Download applications as CSV' }));
  expect(csv).toContain('Maren Oduya');
  expect(csv).toContain('maren.oduya@example.com');
  hand.end(6);
});
