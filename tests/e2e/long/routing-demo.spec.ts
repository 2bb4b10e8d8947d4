import { expect, type Locator, type Page } from '@playwright/test';
import { exported } from '../exported.ts';
import { test, watch } from '../page.ts';
import { mailTo, peeredSite } from '../peers.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/route-optimization/demo';
const run = Date.now().toString(36);
const alive = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** What the strip says of the cost. */
const cost = async (page: Page): Promise<number> => {
  const text = await page
    .locator('dt', { hasText: 'Cost' })
    .locator('xpath=following-sibling::dd')
    .first()
    .textContent();
  return Number((text ?? '').replace(/[^\d]/g, ''));
};

test('on a desktop an example is planned, changed by hand, fixed, planned again, taken along and shared', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await expect(page.getByText('21 of 22 stops')).toBeVisible();
  await expect(page.getByText(/Hoek van Holland can’t be reached in time/).first()).toBeVisible();
  const verdict = page.getByText(/^A second program checked this plan/);
  await expect(verdict).toContainText('opening hours');
  await alive(page);

  await page.getByText('2 s', { exact: true }).click();
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page.getByText('Looking for a better plan').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Planned: 3 vans/ })).toBeAttached({
    timeout: 30_000,
  });

  // A stop is moved by keyboard: from the timeline to another van.
  const before = await cost(page);
  const stop = page.getByRole('button', { name: /^Van 1, 2\. / });
  await stop.focus();
  await stop.press('Enter');
  const name =
    (/^Van 1, 2\. (.*), \d\d:\d\d/.exec((await stop.getAttribute('aria-label')) ?? '') ?? [])[1] ?? '';
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: /^Van 3/ }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Van 3, \\d+\\. ${name}`) })).toBeVisible();
  expect(await cost(page)).not.toBe(before);
  await expect(verdict).toBeVisible();

  // And back by dragging its block onto the row of the other van.
  const block = page.getByRole('button', { name: new RegExp(`^Van 3, \\d+\\. ${name}`) });
  const row = page.getByRole('button', { name: /^Van 1, 1\. / });
  const [from, to] = [await block.boundingBox(), await row.boundingBox()];
  if (!from || !to) throw new Error('The blocks are not on the page');
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 6, { steps: 8 });
  await expect(page.getByText(/To Van 1: /)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: new RegExp(`^Van 1, \\d+\\. ${name}`) })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: new RegExp(`^Van 3, \\d+\\. ${name}`) })).toBeVisible();

  // Van 3 is fixed and keeps the stop while the rest is planned again.
  await page.getByRole('button', { name: 'Van 3 is free' }).click();
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Planned: / })).toBeAttached({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: new RegExp(`^Van 3, \\d+\\. ${name}`) })).toBeVisible();

  const { text: table } = await exported(page, 'Table (CSV)');
  expect(table.split('\r\n')[0]).toContain('van,number,stop,lat,lon,arrival');
  expect(table).toContain('left out,,Hoek van Holland');
  expect(table).toMatch(new RegExp(`Van 3,\\d+,${name},`));
  const { text: gpx } = await exported(page, 'Routes (GPX)');
  expect(gpx).toContain('<gpx version="1.1"');
  expect(gpx.match(/<rte>/g)).toHaveLength(3);

  const shown = await cost(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length).toBeLessThan(12_200);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Van 3 is fixed' })).toBeVisible();
  expect(await cost(page)).toBe(shown);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone rows are pasted and planned, what is left out has its reason, and it goes along with an enquiry', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(peeredSite + path);
  await alive(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.getByLabel('Or paste rows').fill('name,colour\nA,red\n');
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await expect(page.getByRole('alert')).toContainText('We found no column with positions');
  await page
    .getByLabel('Or paste rows')
    .fill(
      'name;lat;lon;opens;closes;load\nGouda;52,01;4,71;07:00;14:00;11\nDelft;52,01;4,36;07:00;14:00;8\nPiano;52,09;5,12;07:00;14:00;400\n',
    );
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await expect(page.getByRole('heading', { name: '3 stops, not planned yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Plan the day' }).last().click();
  await expect(page.getByText(/Piano is too large for every suitable vehicle/).last()).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByRole('heading', { name: /^2 of 3 stops/ })).toBeVisible();

  // A finger that rests on a stop picks it up; dropped on a van it breaks a rule, and the checker says which.
  const fingers = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: Locator) => {
    const box = await part?.boundingBox();
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const map = page.getByLabel('Routes', { exact: true });
  await touch('touchStart', map.locator('circle[stroke-dasharray]'));
  await expect(page.getByText('Drop it on another route')).toBeVisible();
  await touch('touchMove', map.getByRole('button').first());
  await touch('touchEnd');
  await expect(page.getByText(/carries \d+ crates too many when it leaves/).last()).toBeVisible();
  await expect(page.getByText('A second program checked this plan: one rule is broken.')).toBeVisible();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the plan' }).click();
  await expect(page.getByText(/^A second program checked this plan and confirmed /)).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send this to us' }).click();
  await expect(page.getByText('Nothing has left your browser yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add a few words' }).click();
  const along = page.getByRole('region', { name: 'What we’ll receive with your message' });
  await expect(along).toContainText('Route planner');
  await along.getByText('See what we’ll receive').click();
  await expect(along).toContainText('"Piano"');
  const form = page.locator('main');
  await form.getByLabel('What should we know?').fill('A piano that fits nowhere.');
  await form.getByLabel('Name').fill('Rita Example');
  await form.getByLabel('Email address').fill(`rita-${run}@example.com`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('We’ve received your message', { timeout: 30_000 });
  await mailTo(`rita-${run}@example.com`, /./);
  await context.close();
});
