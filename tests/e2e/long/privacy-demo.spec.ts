import { expect } from '@playwright/test';
import { chooseMore, exported } from '../exported.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

const path = '/case-studies/web_privacy_scanner/demo';

test('on a desktop an example is scanned, read by part, and taken along in three forms; inside nothing is scanned', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 companies track visitors here');
  await page.getByLabel('Example').selectOption({ label: 'Sample doctor’s practice: doesn’t ask' });
  await expect(main).toContainText('https://practice.example/, scanned on');

  const inputs = page.getByRole('region', { name: 'Inputs' });
  await inputs.getByRole('button', { name: /^Forms/i }).click();
  const form = page.getByRole('group').filter({ hasText: 'into the address' });
  await expect(form).toContainText('Line 14');
  await expect(form).toContainText('Article 5(1)(c) GDPR');
  await page.getByRole('tab', { name: /Headers/ }).click();
  await expect(page.getByRole('row', { name: /Cookie flags/ })).toContainText('− 30');
  await page.getByRole('tab', { name: /Third parties/ }).click();
  await expect(page.getByRole('row', { name: /LinkedIn/ })).toContainText('px.ads.linkedin.com');

  const csv = await exported(page, 'Findings, CSV');
  expect(csv.name).toBe('privacy-practice.example.csv');
  expect(csv.text).toContain('The page has no link to a privacy policy.');
  const html = await exported(page, 'Report, HTML');
  expect(html.text).toContain('<h1>What https://practice.example/ reveals</h1>');
  const json = await exported(page, 'Report, JSON');
  expect(JSON.parse(json.text)).toMatchObject({
    grade: { grade: 'F' },
    address: 'https://practice.example/',
  });

  // Nothing is scanned again because a field is empty: the field says what is missing.
  await inputs.getByRole('button', { name: 'Scan this page' }).click();
  await expect(inputs.getByText('Enter the address of a page, such as example.com.')).toBeVisible();
  await inputs.getByLabel('Address').fill('http://169.254.169.254/');
  await inputs.getByRole('button', { name: 'Scan this page' }).click();
  await expect(page.getByRole('alert')).toContainText('leads into a private network');
  await expect(main).toContainText('We couldn’t read http://169.254.169.254/');
  await expect(main).not.toContainText('https://practice.example/, scanned on');
  await expect(main).not.toContainText('Sample data');
  await page.getByRole('button', { name: 'Show the last result' }).click();
  await expect(main).toContainText('https://practice.example/, scanned on');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a page is pasted, and a link opens its report for somebody else', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await chooseMore(page, 'Import');
  await page
    .getByLabel('Or paste it')
    .fill(
      'HTTP/2 200\nset-cookie: _ga=1\n\n<!doctype html><script src="https://static.hotjar.com/x.js"></script>',
    );
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('main')).toContainText('1 company tracks visitors here');
  await page.getByRole('tab', { name: /Cookies/ }).click();
  await expect(page.getByRole('row', { name: /_ga/ })).toContainText('measuring');
  expect(await tooWide(page)).toBe(0);
  expect((await exported(page, 'Report, HTML')).text).toContain('Hotjar records what visitors do');

  await page.getByLabel('Example').selectOption({ label: 'Sample library: shares nothing' });
  await expect(page.getByRole('main')).toContainText('https://library.example/, scanned on');
  await page.getByLabel('Example').selectOption({ label: 'Your own: Pasted page' });
  await expect(page.getByRole('main')).toContainText('1 company tracks visitors here');
  await chooseMore(page, 'Share');
  const link = await page.getByLabel('Link').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('1 company tracks visitors here');
  await expect(other.getByRole('main')).toContainText('we didn’t make it');
  await context.close();
});
