import { expect } from '@playwright/test';
import { workbookOf } from '#lib/files/workbook.ts';
import { chooseMore, exported } from '../exported.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/visual_forecasting/demo';

test('on a desktop an example is forecast, its tests stepped through, something supposed, and all of it exported', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  await page.getByLabel('Example').selectOption({ label: 'Three sample kiosks, daily' });
  const inputs = page.getByRole('region', { name: 'Inputs' });
  await expect(inputs.getByRole('button', { name: /harbour .*×/ })).toBeVisible({ timeout: 60_000 });
  await inputs.getByRole('button', { name: /station/ }).click();
  await expect(page.getByRole('main')).toContainText('Sample kiosk, station, 14 days ahead');

  await page.getByRole('tab', { name: /Back-test/ }).click();
  await page.getByRole('button', { name: 'Show the first test' }).click();
  await expect(page.getByText(/Test 1 of 3: forecast from/)).toBeVisible();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page.getByText(/Test 2 of 3/)).toBeVisible();
  await page.getByRole('tab', { name: 'Errors' }).click();
  await expect(page.getByRole('row', { name: /^Naive/ })).toContainText('1.00 ×');

  const ahead = inputs.getByRole('spinbutton', { name: 'Steps ahead' });
  await ahead.fill('9999');
  await expect(inputs.getByText('Type a whole number from 1 to 400. Until then, we use 14.')).toBeVisible();
  await expect(ahead).toHaveValue('9999');
  const holidays = inputs.getByRole('textbox', { name: 'Holidays' });
  await holidays.fill('2025-10-03, Easter');
  await holidays.blur();
  await expect(inputs.getByText('We couldn’t read “Easter” as a date.')).toBeVisible();
  await expect(holidays).toHaveValue('2025-10-03, Easter');
  await ahead.fill('14');
  await expect(inputs.getByText('Until then, we use 14.')).toHaveCount(0);

  await inputs.getByRole('spinbutton', { name: 'Promotion, %' }).fill('50');
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'What if' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('columnheader', { name: 'What if' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();

  const table = await exported(page, 'Table, CSV');
  const [, first = ''] = table.text.split('\n').slice(0);
  const cells = first.split(/[,;]/).map(Number);
  expect(cells.at(-1)).toBeCloseTo(1.5 * (cells[1] ?? 0), 3);
  expect((await exported(page, 'Program, TypeScript')).text).toContain(
    'forecast(values, { horizon: 14, period: 7 })',
  );
  expect((await exported(page, 'Picture, PNG')).text.slice(1, 4)).toBe('PNG');

  await page.getByRole('button', { name: 'Import' }).click();
  const months = Array.from({ length: 24 }, (_, i) => [
    `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    100 + i,
  ]);
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({
    name: 'sheet.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbookOf({ name: 'Figures', columns: ['Month', 'Visits'], rows: months })),
  });
  await expect(page.getByRole('main')).toContainText('Visits, 12 months ahead', { timeout: 60_000 });

  // An example takes nothing away: the file comes back by Undo, by its name, and at the next visit.
  const examples = page.getByLabel('Example');
  await examples.selectOption({ label: 'Sample club, yearly members' });
  await expect(page.getByRole('main')).toContainText('Members, ', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main')).toContainText('Visits, 12 months ahead', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(examples.locator('option', { hasText: 'Your own: ' })).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await examples.selectOption({ index: 0 });
  await expect(page.getByRole('main')).toContainText('Visits, 12 months ahead', { timeout: 60_000 });
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone rows are pasted, explained and forecast, and a link opens the same for somebody else', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Your data' }).click();
  const rows = Array.from({ length: 60 }, (_, i) => {
    const month = `${String((i % 12) + 1).padStart(2, '0')}/${2023 + Math.floor(i / 12)}`;
    return i === 7 ? null : `${month};${i === 20 ? 99 : 1200 + i * 10 + ((i * 37) % 23)},50 €`;
  });
  await page.getByLabel('Or paste rows').fill(['Month;Revenue', ...rows.filter(Boolean)].join('\n'));
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await expect(page.getByRole('main')).toContainText('Revenue, 12 months ahead', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Inputs' }).click();
  await expect(page.getByText('1 place is empty', { exact: false })).toBeVisible();
  await expect(page.getByText('a comma before the decimals, amounts in €', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Outliers: .*Sept 2024 \(€99/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await tooWide(page)).toBe(0);
  await expect(page.getByRole('main')).toContainText(/€[\d,]+ in Jan 2028, likely €[\d,]+ to €[\d,]+/);

  await chooseMore(page, 'Share');
  const link = await page.getByLabel('Link').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('Revenue, 12 months ahead', { timeout: 60_000 });
  expect(new URL(other.url()).search).toBe('');
  await context.close();
});

test('without scripts the page says what it is and shows the example', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecasting');
  await expect(page.getByRole('main')).toContainText('likely');
  await expect(page.getByText('Most of the forecast comes from')).toBeVisible();
  await context.close();
});
