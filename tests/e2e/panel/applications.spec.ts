import { expect, type Page } from '@playwright/test';
import { fillDetails, fillWhat, pictureOf } from '../application-draft.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 240_000 });

const panel = `${peeredSite}/admin-panel/applications`;
const said = (page: Page) => page.locator('main').getByRole('status');

/** Submits an application without scripts, as its maker. */
async function submit(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto(`${peeredSite}/account/add_application`);
  await page.getByRole('button', { name: 'Add application' }).click();
  await fillWhat(page, name);
  await page.getByRole('button', { name: 'Save and continue to details' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByLabel('What the first screen shows').fill('A shelf');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await send(page);
}

async function send(page: Page): Promise<void> {
  await page.getByLabel('I have the right to publish this text and these pictures').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your application is in review').first()).toBeVisible();
}

test('an editor asks for a change on a phone without scripts, publishes on a desktop, edits and hides what the catalogue shows', async ({
  page,
  browser,
}) => {
  const name = `Stock ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await page.goto(peeredSite);
  const buffer = await pictureOf(page, 1600, 1000);
  const plain = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const maker = await (await browser.newContext(plain)).newPage();
  await signUp(maker, peeredSite, 'stockist');
  await submit(maker, name, buffer);
  const open = maker.url();

  const phone = await (await browser.newContext(plain)).newPage();
  const editor = await signUp(phone, peeredSite, 'editor');
  await makeStaff(editor, process.env.PEERED_SITE_DATA_DIR, ['editor']);
  await phone.goto(panel);
  await phone.getByRole('link', { name }).click();
  await phone.getByRole('link', { name: 'Preview its page' }).click();
  await expect(phone.locator('h1')).toHaveText(name);
  await phone.getByRole('link', { name: 'Back to the submission' }).first().click();
  await phone.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(phone.getByText('Please say why, so that the person can improve it.')).toBeVisible();
  await phone.getByLabel('Message to the author').fill('Please say where it ends.');
  await phone.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(said(phone)).toContainText('You’ve asked for changes');

  await maker.goto(open);
  await expect(maker.getByText('Please change something')).toBeVisible();
  await expect(maker.getByText('Please say where it ends.').first()).toBeVisible();
  await send(maker);
  await maker.context().close();

  // The same editor on a desktop, with scripts.
  await page.context().addCookies(await phone.context().cookies());
  await phone.context().close();
  await page.goto(`${panel}?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await hydrated(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(said(page)).toContainText('The application is in the catalogue');
  const guest = await browser.newContext();
  const shows = async (words: string) => {
    const answer = await guest.request.get(`${peeredSite}/applications/${slug}`);
    return answer.ok() ? (await answer.text()).includes(words) : answer.status();
  };
  await expect.poll(() => shows('A photo of a shelf becomes a count.')).toBe(true);

  await page.goto(`${panel}/catalogue?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.waitForURL(({ search }) => search === '');
  await hydrated(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second
    .getByRole('textbox', { name: 'What it is', exact: true })
    .fill('A photo of boxes becomes a count.');
  await second.getByRole('button', { name: 'Save and publish' }).click();
  await expect(said(second)).toContainText('Saved');
  await expect.poll(() => shows('A photo of boxes becomes a count.')).toBe(true);
  // Whoever began before is told, keeps what was typed, and decides.
  await page
    .getByRole('textbox', { name: 'What it is', exact: true })
    .fill('A photo of crates becomes a count.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('main')).toContainText('saved this while you were writing');
  await expect(page.getByRole('main')).toContainText('A photo of boxes becomes a count.');
  await page.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(said(page)).toContainText('Saved');
  await expect.poll(() => shows('A photo of crates becomes a count.')).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(said(page)).toContainText('The application is hidden');
  await expect.poll(() => shows('becomes a count')).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shows('A photo of crates becomes a count.')).toBe(true);
  await guest.close();
});
