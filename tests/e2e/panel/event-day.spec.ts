import { expect } from '@playwright/test';
import { localAt } from '../../../lib/time/zoned-moment.ts';
import { pictureOf } from '../application-draft.ts';
import { fillEvent, takeSeat } from '../event-form.ts';
import { openPart } from '../form-part.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

/** A place where it is neither late nor early just now, so that in an hour it is still today. */
const zone =
  ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York'].find((each) => {
    const hour = Number(localAt(new Date(), each).slice(11, 13));
    return hour >= 2 && hour < 21;
  }) ?? 'Europe/Berlin';
test.use({ timezoneId: zone });

const run = Date.now().toString(36);

const quarter = 15 * 60_000;

/** Day and clock in so many quarters of an hour, as the event’s form takes them. */
function soon(quarters: number): { day: string; clock: string } {
  const local = localAt(new Date((Math.ceil(Date.now() / quarter) + quarters) * quarter), 'Europe/Berlin');
  return { day: local.slice(0, 10), clock: local.slice(11, 16) };
}

test('an event has a picture, the overview counts who comes, and who was there takes a certificate home', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, peeredSite, 'host');
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['owner']);
  const alt = `Blue half of a page ${run}`;
  await page.goto(`${peeredSite}/admin-panel/pictures`);
  await hydrated(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await pictureOf(page, 1600, 900) });
  await page.getByLabel('Description').first().fill(alt);
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' }).nth(1)).toHaveValue(alt);

  const title = `A day with a picture ${run}`;
  await page.goto(`${peeredSite}/admin-panel/events/new`);
  const [begins, ends] = [soon(4), soon(6)];
  await fillEvent(page, title, { day: begins.day, begins: begins.clock, ends: ends.clock });
  await page.getByLabel('Last day').fill(ends.day);
  await openPart(page, 'Questions and cover');
  await page.getByText(alt).click();
  await openPart(page, 'Preview');
  await expect(page.locator('[data-preview]').getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('h1')).toHaveText(title);
  const workspace = page.url();
  const href = `${peeredSite}/event/${await page.getByLabel('Address (optional)').inputValue()}`;
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The event is public. People can now reserve a seat')).toBeVisible();

  const guest = `guest-${run}@example.com`;
  const reference = await takeSeat(browser, href, 'Ines Example', guest);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(href);
  const cover = visitor.getByRole('img', { name: alt });
  await expect(cover).toBeVisible();
  expect(await cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(600);

  await page.goto(`${peeredSite}/admin-panel`);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('1 person comes');

  await page.goto(`${workspace}/check-in`);
  await hydrated(page);
  await page.getByLabel('Code or reference').fill(reference);
  await page.getByLabel('Code or reference').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Welcome, Ines Example');
  const ticket = linkIn((await mailTo(guest, /^Your seat/)).text, '/events/registration');
  await visitor.goto(ticket);
  const certificate = visitor.getByRole('link', { name: 'Download your certificate of attendance' });
  await expect(certificate).toHaveCount(0);

  // The hours go by: it was yesterday.
  await page.goto(workspace);
  await hydrated(page);
  await openPart(page, 'When and where');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(yesterday);
  await page.getByLabel('Last day').fill('');
  await page.getByLabel('Starts').fill('10:00');
  await page.getByLabel('Ends', { exact: true }).fill('11:00');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await visitor.goto(ticket);
  const [file] = await Promise.all([visitor.waitForEvent('download'), certificate.click()]);
  const bytes = await (await visitor.request.get(file.url())).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await visitor.context().close();
});
