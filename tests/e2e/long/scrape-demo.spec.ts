import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { exported } from '../exported.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/akrascraper';
const shown = (page: Page) => page.frameLocator('iframe');

/** The rows of the exported Excel file, its headings first. */
async function exportedSheet(page: Page): Promise<unknown[][]> {
  await page.getByRole('button', { name: 'Export' }).first().click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Rows, Excel' }).click();
  const [sheet] = await readSheets(await readFile(await (await arriving).path()));
  return sheet?.data ?? [];
}

test('on a desktop one press finds the rows, fields are changed, three pages collected, exported, shared and compared', async ({
  page,
  context,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('8 rows of 7 fields on this page');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(main).toContainText('Select something that repeats');
  await page.getByText('One part', { exact: true }).click();
  await shown(page).getByText('£13.50').click();
  await expect(main).toContainText('8 rows of 1 field on this page');
  // By the keyboard: from the press, upwards to what speaks before it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('8 rows of 2 fields on this page');
  await shown(page).getByRole('heading', { name: 'Salt and Slate' }).click();
  await expect(main).toContainText('8 rows of 3 fields on this page');
  const field = page.getByLabel('Inputs').locator('details[open]');
  await field.getByRole('textbox', { name: 'Name' }).fill('title');
  await field.getByRole('button', { name: 'Up' }).click();
  await field.getByRole('button', { name: 'Up' }).click();
  await shown(page).getByText('is a sample and does not exist').click();
  await expect(main).toContainText('That is outside the rows');

  await page.getByRole('button', { name: 'Collect up to 5 pages' }).click();
  await expect(main).toContainText('24 rows from 3 pages', { timeout: 30_000 });
  await expect(main).toContainText('That was the last page. 2 cells don’t fit');
  const { text: table } = await exported(page, 'Rows, CSV');
  expect(table.slice(1).split('\r\n').slice(0, 2)).toEqual([
    'title,price,price currency,author',
    'The Tidal Year,8.99,GBP,Mara Quill',
  ]);
  const rows: unknown = JSON.parse((await exported(page, 'Rows, JSON')).text);
  expect(rows).toHaveLength(24);
  expect(rows).toMatchObject({ 5: { title: 'Nine Bridges', price: 'Price on request' } });
  const sheet = await exportedSheet(page);
  expect(sheet).toHaveLength(25);
  expect(sheet[1]).toEqual(['The Tidal Year', 8.99, 'GBP', 'Mara Quill']);

  await page.getByRole('button', { name: 'Share' }).first().click();
  const link = await page.getByLabel('Link').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('8 rows of 3 fields on this page', { timeout: 30_000 });
  expect(new URL(other.url()).search).toBe('');
  await other.close();
  await page.keyboard.press('Escape');

  await page.getByLabel('Example').selectOption({ label: 'Sample bookshop, a week later' });
  await expect(main).toContainText('8 rows of 3 fields on this page', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Collect up to 5 pages' }).click();
  await expect(main).toContainText('24 rows from 3 pages', { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(main).toContainText('Changed (3)');
  await expect(main).toContainText('The Shore Road');

  // The filled button does what the input says, and what cannot be read stands alone.
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('');
  await address.fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Read the page' }).click();
  await expect(main).toContainText('We couldn’t read http://10.0.0.1/', { timeout: 30_000 });
  await expect(main).not.toContainText('24 rows');
  await expect(main).not.toContainText('Sample data');
  await page.getByRole('button', { name: 'Show the last result' }).click();
  await expect(main).toContainText('24 rows from 3 pages');
  await expect(page.getByRole('button', { name: 'Read the page' })).toBeVisible();
  await address.fill('');
  await expect(page.getByRole('button', { name: 'Collect up to 5 pages' })).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a board that forbids its archive is pointed at, collected as far as it may be, and exported', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await page.getByLabel('Example').selectOption({ label: 'Sample tenders, German' });
  await shown(page).getByText('Winterdienst').tap({ timeout: 30_000 });
  await expect(main).toContainText('6 rows of 5 fields on this page');
  await page.getByRole('button', { name: 'Collect', exact: true }).click();
  await expect(main).toContainText('12 rows from 2 pages', { timeout: 30_000 });
  await expect(main).toContainText('robots.txt forbids the next page');
  expect(await tooWide(page)).toBe(0);
  const { text } = await exported(page, 'Rows, CSV');
  expect(text).toContain('Landkreis Beispielau,2027-02-06,4800000,EUR');
  await context.close();
});

const hostile = `<!doctype html><html><head><title>Hostile</title>
<meta http-equiv="refresh" content="0;url=https://t.example/refresh"><base href="https://t.example/">
<link rel="stylesheet" href="https://t.example/s.css"><style>@import "https://t.example/i.css"; li{background:url(https://t.example/b.png)}</style>
<script>parent.harmed = 1; fetch('https://t.example/')</script></head>
<body onload="parent.harmed = 1" background="https://t.example/x.png"><ul>
${[1, 2, 3]
  .map(
    (at) =>
      `<li onclick="parent.harmed=1" onmouseover="parent.harmed=1"><a href="javascript:parent.harmed=1" ping="https://t.example/p" onfocus="parent.harmed=1" autofocus>Offer ${at}</a> <b class="price" onpointerdown="parent.harmed=1">€${at}.00</b><img src="https://t.example/${at}.png" onerror="parent.harmed=1"></li>`,
  )
  .join('')}
</ul><form action="https://t.example/f"><input name="q" autofocus onfocus="parent.harmed=1"><button>Send</button></form>
<iframe src="https://t.example/" srcdoc="<script>top.harmed=1</script>"></iframe><svg onload="parent.harmed=1"><script>parent.harmed=1</script></svg>
<object data="https://t.example/o"></object><video src="https://t.example/v" autoplay></video></body></html>`;

test('a hostile page in the frame runs nothing and asks for nothing, and can be pointed at all the same', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  await page.getByText('Source', { exact: true }).click();
  await page.getByRole('textbox', { name: 'HTML' }).fill(hostile);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Read the page' }).click();
  await shown(page).getByText('€2.00').click();
  await expect(page.getByRole('main')).toContainText('3 rows of');
  await shown(page).getByText('Offer 3').hover();
  await shown(page).getByText('Offer 3').click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  // The worker's own file is all that was fetched: what was pasted went nowhere.
  expect(asked.filter((address) => !address.includes('/assets/'))).toEqual([]);
  // An example takes nothing of it away.
  await page.getByLabel('Example').selectOption({ label: 'Sample branches' });
  await expect(page.getByRole('main')).toContainText('Select something that repeats');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main')).toContainText('3 rows of');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});
