import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

test.describe.configure({ timeout: 180_000 });

const planner = '/route-optimization/demo';

async function linkOf(page: Page, van: string): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Drivers' }).tap();
  const field = page.getByRole('textbox', { name: `Link for ${van}`, exact: true });
  await expect(field).toHaveValue(/#tour=/);
  return field.inputValue();
}

const shut = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /Close/ }).first().tap();

test('on one phone the planner and a driver stay in step: done, undone, not delivered, planned again', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const plan = await context.newPage();
  const misdeeds = watch(plan, origin);
  await plan.goto(planner);
  await hydrated(plan);
  const link = await linkOf(plan, 'Van 1');
  expect(link.startsWith(`${origin}/route-optimization/driver#tour=`)).toBe(true);
  await shut(plan);

  const driver = await context.newPage();
  const asked: string[] = [];
  driver.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await driver.goto(link);
  await expect(driver.getByRole('heading', { name: 'Van 1' })).toBeVisible();
  const next = driver.getByRole('region', { name: 'Next stop' });
  await expect(next.getByRole('heading', { name: 'Hoofddorp' })).toBeVisible();
  await expect(next).toContainText('unload 12 crates');
  expect(await tooWide(driver)).toBe(0);
  // The tour stands in the address alone: nothing of it is in any request.
  expect(asked.filter((text) => text.includes('tour=') || text.includes('Hoofddorp'))).toEqual([]);

  // A wrong time is said beside its field and nothing is reported.
  await next.getByLabel('You left at').fill('');
  await next.getByRole('button', { name: 'Done' }).tap();
  await expect(next.getByText('Write the time at which you left')).toBeVisible();
  await next.getByLabel('You left at').fill('07:30');
  await next.getByRole('button', { name: 'Done' }).tap();
  await expect(driver.getByRole('region', { name: 'Reported' })).toContainText('Hoofddorp');
  const reports = plan.getByRole('region', { name: 'Drivers’ reports' }).filter({ visible: true });
  await expect(reports).toContainText('1 of 7 stops done');

  // Taken back on the phone, it is gone from the plan; told again an hour and a half late, it makes others late.
  await driver.getByRole('button', { name: 'Undo' }).tap();
  await expect(reports).toHaveCount(0);
  await next.getByLabel('You left at').fill('10:30');
  await next.getByRole('button', { name: 'Done' }).tap();
  await expect(reports).toContainText(/will be late/);
  await expect(driver.getByText(/too late/).first()).toBeVisible();

  // Not delivered needs a reason, and the stop waits for a second try.
  await next.getByRole('button', { name: 'Couldn’t deliver' }).tap();
  await next.getByRole('button', { name: 'Report it' }).tap();
  await expect(next.getByText('Choose a reason, or write one.')).toBeVisible();
  await next.getByLabel('They were closed').tap();
  const failed = (await next.getByRole('heading').first().textContent()) ?? '';
  await next.getByLabel('You left at').fill('10:45');
  await next.getByRole('button', { name: 'Report it' }).tap();
  await expect(driver.getByRole('region', { name: 'Reported' })).toContainText('They were closed');
  await expect(reports).toContainText(`${failed}: They were closed`);
  await expect(
    plan
      .getByText(/stops? left out/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  // Planning the rest again changes the driver's list, and what was reported stays.
  await plan.getByText('2 s', { exact: true }).first().waitFor({ state: 'attached' });
  await reports.getByRole('button', { name: 'Plan the rest again' }).tap();
  await expect(plan.getByRole('status').filter({ hasText: /^Planned: / })).toBeAttached({ timeout: 40_000 });
  await expect(driver.getByText('The planner has changed this tour')).toBeVisible({ timeout: 10_000 });
  await expect(driver.getByRole('region', { name: 'Reported' })).toContainText('They were closed');
  await expect(
    plan.getByText(/^A second program checked this plan and confirmed /).filter({ visible: true }),
  ).toBeVisible();

  // The planner's page is opened anew and still knows.
  await plan.waitForTimeout(1000);
  await plan.reload();
  await hydrated(plan);
  await plan.getByRole('button', { name: 'Open it' }).tap();
  await expect(reports).toContainText(`${failed}: They were closed`);
  expect(await tooWide(plan)).toBe(0);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  await context.close();
});

test('between two phones a tour goes out as a link and the report comes back as one; the network is not needed between', async ({
  browser,
  origin,
}) => {
  const desk = await browser.newContext({ ...phone, baseURL: origin });
  const road = await browser.newContext({ ...phone, baseURL: origin });
  const plan = await desk.newPage();
  await plan.goto(planner);
  await hydrated(plan);
  const link = await linkOf(plan, 'Van 2');
  await plan.waitForTimeout(1000);

  const driver = await road.newPage();
  await driver.goto(link);
  await expect(driver.getByText('The page opens without a network, too.')).toBeVisible({ timeout: 30_000 });
  await road.setOffline(true);
  await driver.reload();
  const next = driver.getByRole('region', { name: 'Next stop' });
  await expect(next).toBeVisible({ timeout: 15_000 });
  await next.getByLabel('You left at').fill('07:45');
  await next.getByRole('button', { name: 'Done' }).tap();
  await driver.reload();
  await expect(driver.getByRole('region', { name: 'Reported' })).toContainText('Done at 07:45');
  const report = driver.getByRole('textbox', { name: 'Report link' });
  await expect(report).toHaveValue(/#report=/);
  const back = await report.inputValue();

  // Pasted into the planner's dialog; half of it is refused with a sentence.
  await plan.getByLabel('Open a driver’s report').fill(back.slice(0, -20));
  await plan.getByRole('button', { name: 'Open report' }).tap();
  await expect(plan.getByText('This isn’t a driver’s report')).toBeVisible();
  await plan.getByLabel('Open a driver’s report').fill(back);
  await plan.getByRole('button', { name: 'Open report' }).tap();
  await expect(plan.getByText('The report of Van 2 is in: 1 stop.')).toBeVisible();
  await shut(plan);
  const reports = plan.getByRole('region', { name: 'Drivers’ reports' }).filter({ visible: true });
  await expect(reports).toContainText('1 of 7 stops done');

  // Opened as a link in a browser that does not know the day, the report is kept and says what to do.
  const elsewhere = await browser.newContext({ ...phone, baseURL: origin });
  const other = await elsewhere.newPage();
  await other.goto(back);
  await expect(other.getByText(/belongs to a day that is not in this browser/).first()).toBeVisible({
    timeout: 15_000,
  });
  expect(other.url()).toBe(`${origin}${planner}`);

  // Opened as a link where the day is, it opens that day with the report in it.
  const again = await desk.newPage();
  await again.goto(back);
  await expect(
    again.getByRole('region', { name: 'Drivers’ reports' }).filter({ visible: true }),
  ).toContainText('1 of 7 stops done', { timeout: 15_000 });
  for (const context of [desk, road, elsewhere]) await context.close();
});

test('the driver’s page says where tours come from, opens a sample, and refuses a link that was cut off', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/route-optimization/driver#tour=abc');
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await page.goto('/route-optimization/driver');
  await page.reload();
  await page.getByRole('button', { name: 'Open a sample tour' }).tap();
  await expect(page.getByRole('region', { name: 'Next stop' })).toBeVisible();
  // Another stop first, then all of them.
  await page
    .getByText('Leiden', { exact: true })
    .or(page.getByText('Haarlem', { exact: true }))
    .first()
    .tap();
  await page
    .getByRole('button', { name: /^Drive to .* next$/ })
    .filter({ visible: true })
    .tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  for (let more = 0; more < 6; more += 1) await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('heading', { name: 'All stops are reported' })).toBeVisible();
  await context.close();
});
