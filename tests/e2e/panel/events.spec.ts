import { writeFile } from 'node:fs/promises';
import { chromium, expect, type Page } from '@playwright/test';
import encode from 'qr';
import { browserFlags } from '../../../scripts/test/browser.ts';
import { seriousFindings } from '../axe.ts';
import { fillEvent, takeSeat } from '../event-form.ts';
import { openPart } from '../form-part.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const panel = `${peeredSite}/admin-panel/events`;
const run = Date.now().toString(36);
const address = (name: string) => `${name}-${run}@example.com`;

/** Opens the panel as somebody who runs events and nothing else. */
async function comeIn(page: Page): Promise<void> {
  const email = await signUp(page, peeredSite, 'host');
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['events']);
}

test('on a desktop an event goes from draft to the door, and a second editor is told', async ({
  page,
  browser,
}) => {
  await comeIn(page);
  await page.goto(panel);
  await hydrated(page);
  await page.getByRole('link', { name: 'Plan an event' }).click();
  await expect(page.locator('h1')).toHaveText('New event');
  const title = `Doors that open ${run}`;
  await fillEvent(page, title);
  await page.getByRole('button', { name: 'Continue: Agenda and people' }).click();
  await page.getByLabel(/^Minutes/).fill('20');
  await page.getByRole('textbox', { name: /^Part/ }).fill('Knocking');
  await openPart(page, 'Preview');
  const inForm = page.locator('[data-preview]');
  await expect(inForm).toContainText(title);
  await expect(inForm).toContainText('Knocking');
  // What is missing is said in the part where it is, whichever part is open.
  await openPart(page, 'Description');
  await page.getByLabel('Title').fill('');
  await openPart(page, 'Agenda and people');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview in a new tab' }).click(),
  ]);
  await expect(preview.locator('h1')).toHaveText(title);
  await expect(preview.getByText('It isn’t saved yet')).toBeVisible();
  await expect(preview.getByText('Knocking')).toBeVisible();
  await preview.close();
  // A page in the background does not come alive.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('h1')).toHaveText(title);
  await hydrated(page);
  expect(await seriousFindings(page)).toEqual([]);
  const workspace = page.url();
  const slug = await page.getByLabel('Address (optional)').inputValue();
  const href = `${peeredSite}/event/${slug}`;
  expect((await page.request.get(href)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The event is public. People can now reserve a seat')).toBeVisible();
  const anybody = await (await browser.newContext()).newPage();
  await expect(async () => {
    await anybody.goto(`${peeredSite}/events?q=${encodeURIComponent(run)}`);
    await expect(anybody.getByRole('link', { name: new RegExp(title) })).toBeVisible({ timeout: 500 });
  }).toPass();
  const reference = await takeSeat(browser, href, 'Ann Example', address('ann'));

  // The form that is open was filled before somebody else saved.
  const colleague = await page.context().newPage();
  await colleague.goto(workspace);
  // Before the scripts are there: what is typed into a text that stands already must survive them.
  await colleague.getByLabel('Short description').fill('Theirs.');
  await colleague.getByRole('button', { name: 'Save and publish' }).click();
  await expect(colleague.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // A page in the background does not come alive.
  await colleague.close();
  await page.getByLabel('Short description').fill('Mine.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('saved this while you were writing')).toBeVisible();
  await expect(page.getByText('Theirs.')).toBeVisible();
  await expect(page.getByLabel('Short description')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(async () => {
    await anybody.goto(href);
    await expect(anybody.getByText('Mine.').first()).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByLabel('Subject').fill('Bring a key');
  await page.getByLabel('Message', { exact: true }).fill('Any key will do.');
  await page.getByRole('button', { name: 'Preview message' }).click();
  await expect(page.frameLocator('iframe').getByText('Any key will do.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText(/The message to one person is saved/)).toBeVisible();
  expect((await mailTo(address('ann'), /^Bring a key/)).text).toContain('Any key will do.');

  await page.goto(`${workspace}/check-in`);
  await hydrated(page);
  await expect(page.getByText('0 of 1 in')).toBeVisible();
  const code = page.getByLabel('Code or reference');
  await code.fill(reference.toLowerCase());
  await code.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Welcome, Ann Example');
  await expect(page.getByText('1 of 1 in')).toBeVisible();
  await code.fill(reference);
  await code.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/Already checked in at \d\d:\d\d/);
  await code.fill('0000-0000');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not one of our tickets');
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${panel}/attendees?q=${address('ann')}`);
  await expect(page.getByRole('row', { name: /Ann Example/ })).toContainText('Has a seat');
  const file = await page.request.get(`${peeredSite}/api/staff/tables/attendees/csv?q=${address('ann')}`);
  expect(await file.text()).toContain('Ann Example');

  await page.goto(workspace);
  await page.getByLabel('Message to everyone').fill('The key is lost.');
  await page.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText(/We’re emailing one person/)).toBeVisible();
  expect((await mailTo(address('ann'), /^Cancelled/)).text).toContain('The key is lost.');
});

test('on a phone without scripts somebody is found by name at the door, and a draft goes to the bin and back', async ({
  page,
  browser,
}) => {
  await comeIn(page);
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await context.newPage();
  await bare.goto(`${panel}/new`);
  const title = `Without scripts ${run}`;
  await fillEvent(bare, title, { scripts: false });
  await bare.getByLabel(/^Seats on site/).fill('3');
  await bare.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    bare.getByText('There are seats on site, so please enter where it takes place.'),
  ).toBeVisible();
  await expect(bare.getByLabel('Title')).toHaveValue(title);
  await bare.getByLabel(/^Where \(/).fill('Way 1, Berlin');
  await bare.getByRole('button', { name: 'Save draft' }).click();
  await expect(bare.locator('h1')).toHaveText(title);
  expect(await tooWide(bare)).toBe(0);
  const workspace = bare.url();
  const slug = await bare.getByLabel('Address (optional)').inputValue();

  await page.goto(workspace);
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('The draft is in the bin')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bare.goto(workspace);
  await bare.getByRole('button', { name: 'Publish' }).click();
  await expect(bare.getByText('The event is public')).toBeVisible();
  await takeSeat(browser, `${peeredSite}/event/${slug}`, 'Ben Example', address('ben'));

  await bare.goto(`${workspace}/check-in?q=ben`);
  await bare.getByRole('button', { name: /^Check in\W+Ben Example/ }).click();
  await expect(bare.getByText('Welcome, Ben Example')).toBeVisible();
  await expect(bare.getByText('1 of 1 in')).toBeVisible();
  await bare.getByRole('button', { name: /^Undo check-in\W+Ben Example/ }).click();
  await expect(bare.getByText('Ben Example is no longer checked in')).toBeVisible();
  expect(await tooWide(bare)).toBe(0);
  await context.close();
});

/** A film of one code, for the camera that a browser makes up: plain frames of light and dark. */
async function filmOf(text: string, file: string): Promise<void> {
  const data = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const size = data.length;
  const [width, height] = [640, 480];
  const dots = Math.floor(400 / size);
  const light = Buffer.alloc(width * height, 210);
  for (let y = 0; y < size * dots; y += 1)
    for (let x = 0; x < size * dots; x += 1)
      if (data[Math.floor(y / dots)]?.[Math.floor(x / dots)]) light[(y + 40) * width + x + 120] = 30;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}

test('a ticket that is held before the camera opens the door once', async ({ page, browser }, testInfo) => {
  await comeIn(page);
  await page.goto(`${panel}/new`);
  await fillEvent(page, `Camera ${run}`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The event is public')).toBeVisible();
  const workspace = page.url();
  const email = address('cora');
  await takeSeat(browser, `${peeredSite}/event/camera-${run}`, 'Cora Example', email);
  const film = testInfo.outputPath('ticket.y4m');
  const own = linkIn((await mailTo(email, /^Your seat/)).text, '/events/registration');
  await filmOf(own, film);
  const cameras = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const door = await cameras.newPage({ ...phone, storageState: await page.context().storageState() });
  await door.goto(`${workspace}/check-in`);
  await hydrated(door);
  await door.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(door.getByRole('alert')).toContainText('Welcome, Cora Example', { timeout: 20_000 });
  await expect(door.getByText('1 of 1 in')).toBeVisible();
  // Held there for longer than it takes, the same ticket is told that it was shown before.
  await expect(door.getByRole('alert')).toContainText('Already checked in at', { timeout: 20_000 });
  await cameras.close();
});
