import { expect } from '@playwright/test';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { peeredSite } from '../peers.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/route-optimization/demo';
const rows = [
  'Kunde;Straße;PLZ;Ort;Menge',
  'Blume;Hauptstr. 5;99084;Erfurt;12',
  'Geiger;Markt 1;07743;Jena;3',
  'Niemand;Nirgendweg 9;00000;Nirgendwo;4',
].join('\n');

test('on a phone addresses are looked up by the site’s geocoder, and road times come from its router', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(peeredSite + path);
  await hydrated(page);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Import' }).tap();
  await page.getByLabel('Or paste rows').fill(rows);
  await page.getByRole('button', { name: 'Use these rows' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Where are these addresses?' });
  await expect(dialog).toContainText('“Straße” as street, “PLZ” as postcode, “Ort” as city');
  await expect(dialog.getByText('coordinates needed')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Look up 3 addresses' }).tap();
  await expect(dialog.getByText('1 address could not be found.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('50.9781, 11.0290')).toBeVisible();
  await expect(dialog.getByText('not found')).toHaveCount(1);
  expect(await tooWide(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Use 2 stops' }).tap();
  await expect(page.getByRole('heading', { name: '2 stops, not planned yet' })).toBeVisible();
  await expect(page.getByText(/1 row without coordinates was left out/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Inputs' }).tap();
  await page.getByRole('button', { name: 'Get road times' }).tap();
  await expect(page.getByText('Distances and times are by road.').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Close: Inputs' }).tap();
  await page.getByRole('button', { name: 'Plan the day' }).last().tap();
  await expect(page.getByRole('heading', { name: /^All 2 stops/ })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/Distances and times are by road\./).first()).toBeVisible();
  await context.close();
});

test('a router that fails in the middle leaves straight lines and says how far it came', async ({ page }) => {
  await page.goto(peeredSite + path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const many = Array.from(
    { length: 60 },
    (_, at) => `S${at},${at === 59 ? 50.5555 : 50.6 + at / 200},${11 + at / 100}`,
  );
  await page.getByLabel('Or paste rows').fill(`name,lat,lon\n${many.join('\n')}`);
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await expect(page.getByRole('heading', { name: '60 stops, not planned yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Get road times' }).click();
  await expect(page.getByText(/The router stopped after 1 of 4 parts\./)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Straight line ×')).toHaveValue('1.3');
});

test('without a geocoder the page says which columns it read, and places towns that it knows', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Or paste rows').fill(rows);
  await page.getByRole('button', { name: 'Use these rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where are these addresses?' });
  await expect(dialog).toContainText('coordinates are needed for exact places');
  await dialog.getByRole('button', { name: 'Use the middle of each town' }).click();
  await expect(dialog.getByText('No town on our list fits 1 row.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Use 2 stops' }).click();
  await expect(page.getByRole('heading', { name: '2 stops, not planned yet' })).toBeVisible();
});
