import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';
import { signUp } from '../sign-up.ts';

test.describe.configure({ timeout: 120_000 });

/** Presses “Save” on a page that has no script until it is touched. */
async function saveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?: / })
    .first();
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // The words change and the button stays as it was.
  expect((await button.boundingBox())?.width).toBe(before?.width);
}

/** Opens what can be done with one thing of a list. */
const unfold = (page: Page, words: string) =>
  page.locator('summary').filter({ hasText: words }).last().click();

const onPhone = (browser: Browser, origin: string) =>
  browser.newContext({ ...phone, baseURL: origin, javaScriptEnabled: false });

test('on a desktop somebody saves all over the site, signs in, takes it along, notes, finds and takes off', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await saveAt(page, '/applications/clinic-desk');
  await saveAt(page, '/route-optimization');
  await saveAt(page, '/pages/single-post');
  await saveAt(page, '/event/what-a-page-weighs');
  await saveAt(page, '/route-optimization/demo');
  await page.goto('/account/saved-items');
  const here = page.getByRole('region', { name: 'Saved in this browser' });
  await expect(here.getByRole('listitem')).toHaveCount(5);
  await here.getByRole('button', { name: /Remove .*weighs/ }).click();
  await expect(here.getByRole('listitem')).toHaveCount(4);

  await signUp(page, origin, 'saver');
  await page.goto('/account/saved-items');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('saved')), { message: 'handed over' })
    .toBeNull();
  await page.goto('/account/saved-items');
  await hydrated(page);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Clinic desk' });
  await expect(list.getByRole('link', { name: 'Clinic desk' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: /^All/ }),
  ).toContainText('4');

  await unfold(page, 'Note, collection or remove: Clinic desk');
  await page.getByLabel('Your note on Clinic desk').fill('Show to Hanna before Tuesday');
  await page.getByRole('button', { name: 'Save note' }).first().click();
  await expect(page.getByRole('status').first()).toContainText('Note saved.');
  await page.getByRole('searchbox', { name: 'Search what you saved' }).fill('hanna');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=hanna/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Clinic desk' })).toBeVisible();
  await expect(page.getByText(/^Note, collection or remove/)).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);

  // A second page with the button asks the server nothing: the browser knows.
  await page.goto('/applications/clinic-desk');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Saved: Clinic desk' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/route-optimization');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('button', { name: /^Saved: / })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await page.goto('/account/saved-items?kind=application');
  await hydrated(page);
  await unfold(page, 'Note, collection or remove: Clinic desk');
  await page.getByRole('button', { name: /^Remove with its note/ }).click();
  await expect(page.getByRole('main')).toContainText('Removed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Clinic desk' })).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a desktop somebody collects, orders by hand and by keys, shows by link and takes it back', async ({
  page,
  browser,
  origin,
}) => {
  await signUp(page, origin, 'collector');
  for (const key of ['clinic-desk', 'crm', 'booking'])
    expect(
      (
        await page.request.post('/api/saved', {
          headers: { origin },
          data: { things: [{ kind: 'application', key }], saved: true },
        })
      ).ok(),
    ).toBe(true);
  await page.goto('/account/collections');
  await hydrated(page);
  await page.getByLabel('Name of the new collection').fill('For the board');
  await page.getByRole('button', { name: 'Create collection' }).dblclick();
  await expect(page.getByRole('heading', { name: 'For the board' })).toBeVisible();
  for (const name of ['Clinic desk', 'Lead desk', 'Booking']) {
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Add ${name}`, exact: true })).toHaveCount(0);
  }
  const things = page.getByRole('list', { name: 'For the board, in its order' });
  const order = () => things.getByRole('link').allTextContents();
  await expect(things.getByRole('link')).toHaveCount(3);
  const first = (await order())[0];

  const sent = () => page.waitForResponse((answer) => answer.request().method() === 'POST');
  const kept = sent();
  await page.getByRole('button', { name: /^Move .*, 3 of 3$/ }).focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await order())[1]).toBe(first);
  await kept;
  await page.waitForLoadState('networkidle');
  const grip = page.getByRole('button', { name: /^Move .*, 1 of 3$/ });
  await things.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await things.getByRole('listitem').nth(2).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 10, (to?.y ?? 0) + 30, { steps: 8 });
  const letGo = sent();
  await page.mouse.up();
  await expect.poll(async () => (await order())[0]).toBe(first);
  const dragged = await order();
  await letGo;
  await page.reload();
  await hydrated(page);
  expect(await order()).toEqual(dragged);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link to this collection').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.locator('h1')).toHaveText('For the board');
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(guest.getByRole('main').getByRole('link', { name: 'Clinic desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Disable link' }).click();
  await expect(page.getByRole('main')).toContainText('Link disabled.');
  expect((await guest.goto(link))?.status()).toBe(410);
  await expect(guest.locator('h1')).toHaveText('This collection is no longer shared');
});

test('on a desktop a shortlist of applications is compared side by side with what each is still missing', async ({
  page,
  origin,
}) => {
  await signUp(page, origin, 'shortlist');
  for (const key of ['clinic-desk', 'crm'])
    await page.request.post('/api/saved', {
      headers: { origin },
      data: { things: [{ kind: 'application', key }], saved: true },
    });
  await page.goto('/account/application-collections');
  await hydrated(page);
  await page.getByLabel('Name of the new collection').fill('Order desk');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByRole('button', { name: 'Add Clinic desk' }).click();
  await page.getByRole('button', { name: 'Add Lead desk' }).click();
  await expect(page.getByRole('table').getByRole('row', { name: /^Price/ })).toBeVisible();
  await unfold(page, 'Note, order or remove: Clinic desk');
  await page.getByLabel('What’s still missing from Clinic desk').fill('Several warehouses');
  await page.getByRole('button', { name: 'Save note' }).first().click();
  const beside = page.getByRole('region', { name: 'Side by side' });
  await expect(beside).toContainText('Several warehouses');
  await page.getByRole('checkbox', { name: 'Compare Lead desk' }).uncheck();
  await page.getByRole('button', { name: /^Compare ticked/ }).click();
  await expect(page).toHaveURL(/with=clinic-desk/);
  await expect(beside.getByRole('columnheader', { name: 'Lead desk' })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('on a phone without scripts somebody saves, notes, collects, orders, shows and compares', async ({
  browser,
  origin,
}) => {
  const context = await onPhone(browser, origin);
  const page = await context.newPage();
  await page.goto('/route-optimization');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page).toHaveURL(/\/sign-in\?redirectFrom=%2Froute-optimization/);
  await signUp(page, origin, 'plain');
  await page.goto('/route-optimization');
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await expect(page).toHaveURL(`${origin}/account/saved-items`);
  await page.goto('/applications/clinic-desk');
  await page.getByRole('button', { name: /^Save/ }).first().click();

  await unfold(page, 'Note, collection or remove: Clinic desk');
  await page.getByLabel('Your note on Clinic desk').fill('For the ward');
  await page.getByRole('button', { name: 'Save note' }).first().click();
  await expect(page.getByRole('main')).toContainText('For the ward');

  await page.goto('/account/collections');
  await page.getByLabel('Name of the new collection').fill('Ward');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  const things = page.getByRole('list', { name: 'Ward, in its order' });
  await expect(things.getByRole('link')).toHaveCount(2);
  const before = await things.getByRole('link').allTextContents();
  await unfold(page, 'Note, order or remove');
  await page.getByRole('button', { name: /^Move up/ }).click();
  await expect(things.getByRole('link')).toHaveText(before.toReversed());
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.goto(await page.getByLabel('Link to this collection').inputValue());
  await expect(page.locator('h1')).toHaveText('Ward');
  await expect(page.getByRole('main')).not.toContainText('For the ward');

  expect(
    (
      await page.request.post('/api/saved', {
        headers: { origin },
        data: { things: [{ kind: 'application', key: 'crm' }], saved: true },
      })
    ).ok(),
  ).toBe(true);
  await page.goto('/account/application-collections');
  await page.getByLabel('Name of the new collection').fill('Phones');
  await page.getByRole('button', { name: 'Create collection' }).tap();
  await page.getByRole('button', { name: 'Add Clinic desk' }).tap();
  await page.getByRole('button', { name: 'Add Lead desk' }).tap();
  const beside = page.getByRole('region', { name: 'Side by side' });
  await expect(beside.getByRole('table')).toContainText('Lead desk');
  await unfold(page, 'Note, order or remove: Clinic desk');
  await page.getByLabel('What’s still missing from Clinic desk').fill('A second ward');
  await page.getByRole('button', { name: 'Save note' }).first().tap();
  await expect(beside).toContainText('A second ward');
  await page.getByRole('checkbox', { name: 'Compare Lead desk' }).uncheck();
  await page.getByRole('button', { name: /^Compare ticked/ }).tap();
  await expect(beside.getByRole('table')).not.toContainText('Lead desk');
  await expect(beside.getByRole('table')).toContainText('Clinic desk');
  expect(await tooWide(page)).toBe(0);
  await unfold(page, 'Note, order or remove: Lead desk');
  await page.getByRole('button', { name: /^Remove.*Lead desk/ }).tap();
  await expect(page.getByRole('list', { name: 'Phones, in its order' }).getByRole('listitem')).toHaveCount(1);
  await context.close();
});
