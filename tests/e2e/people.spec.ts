import { readFile } from 'node:fs/promises';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { readZip } from '../../server/personal-data/testing/read-zip.ts';
import { seriousFindings } from './axe.ts';
import { password, signInAt, site } from './identity-site.ts';
import { hydrated, test, watch } from './page.ts';
import { linkIn, mailTo } from './peers.ts';

test.describe.configure({ timeout: 90_000 });

const details = `${site.address}/account/details`;
const people = `${site.address}/account/users`;

/** A red square with a camera's notes in it would do; a plain one is enough to be drawn anew. */
const picture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = 'crimson';
    pen?.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });

async function confirmed(email: string): Promise<void> {
  const { idToken } = await site.account(email);
  await site.confirm(email, idToken);
}

/** A phone of its own in which the person is signed in. */
async function onPhone(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await signInAt(page, email, address);
  return page;
}

test('details: a picture is cut and kept, the rest is saved, and a copy holds all of it', async ({
  page,
}) => {
  const email = 'mira-details@example.com';
  await confirmed(email);
  await signInAt(page, email, details);
  const misdeeds = watch(page, site.address);
  const content = Buffer.from(await picture(page), 'base64');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: content });
  const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
  await dialog.getByRole('button', { name: /arrow keys/ }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'How near' }).fill('2');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  const shown = page.locator('img[src^="/api/profile/photos/"]');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);

  await page.getByLabel('Company').fill('Harbour Prints');
  await page.getByLabel('What you do there').fill('Printer');
  await page.getByLabel('Telephone').pressSequentially('447700900123');
  await expect(page.getByLabel('Telephone')).toHaveValue('+44 770 090 012 3');
  await page.getByLabel('Time zone').fill('Middle/Earth');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(page.getByText('This time zone is not known.')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Harbour Prints');
  await page.getByLabel('Time zone').fill('Europe/Berlin');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByLabel('Telephone')).toHaveValue('+44 770 090 012 3');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const files = await readZip(new Response(new Uint8Array(bytes)).body as ReadableStream<Uint8Array>);
  const data = JSON.parse(String(files['data.json'])).data;
  expect(data.details.details[0]).toMatchObject({ company: 'Harbour Prints', phone: '+447700900123' });
  expect(data.account.account[0].email).toBe(email);
  expect(files['files/details/photo.png']?.length).toBeGreaterThan(100);
  // A form that came back answers with 422, which the browser writes down.
  expect({
    ...misdeeds,
    console: misdeeds.console.filter((line) => !line.includes('422')),
    failed: [],
  }).toEqual({
    console: [],
    failed: [],
    foreign: [],
  });
});

test('details on a phone: the picture is chosen and the details saved within its width', async ({
  browser,
}) => {
  const email = 'nils-details@example.com';
  await confirmed(email);
  const page = await onPhone(browser, email, details);
  await page.getByLabel('Company').fill('Dairy Nils');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

test('people: an owner invites, a colleague joins by the mailed link, and takes over', async ({
  page,
  browser,
}) => {
  const owner = 'ines-people@example.com';
  const colleague = 'paul-people@example.com';
  await confirmed(owner);
  await signInAt(page, owner, people);
  await expect(page.getByRole('heading', { name: 'You are in no company yet' })).toBeVisible();
  await page.getByLabel('Name of the company').fill('Quay Works');
  await page.getByLabel('Their e-mail address').fill(colleague);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Open invitations' }).getByText(colleague, { exact: true }),
  ).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const mail = await mailTo(colleague, /Quay Works/);
  const link = linkIn(mail.text, '/account/invitation');
  await confirmed(colleague);
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Sign in to join' }).click();
  await phone.getByLabel('E-mail address').first().fill(colleague);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.waitForURL(/\/account\/invitation/);
  await phone.getByRole('button', { name: 'Join Quay Works' }).click();
  await phone.waitForURL(/\/account\/users\?state=joined/);
  await expect(phone.getByRole('list', { name: 'People of Quay Works' }).getByRole('listitem')).toHaveCount(
    2,
  );
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  expect(await seriousFindings(phone)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Hand it over first')).toBeVisible();
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('button', { name: 'Make an owner' }).click();
  await expect(page.getByText('They are an owner now')).toBeVisible();
  await page.getByText('Leave Quay Works').click();
  await page.getByRole('button', { name: 'Leave the company' }).click();
  await expect(page.getByText('You have left the company')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'People of Quay Works' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await phone.context().close();
});

test('closing at once, on a phone, erases what was there; the address is free again', async ({ browser }) => {
  const email = 'wilma-leaves@example.com';
  await confirmed(email);
  const page = await onPhone(browser, email, details);
  await page.getByLabel('At once').check();
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account and erase it?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close and erase' }).click();
  await page.waitForURL(`${site.address}/your-data?state=gone`);
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect.poll(() => site.account(email).then(Boolean, () => false), { timeout: 20_000 }).toBe(true);
  await page.context().close();
});

test('closing on a desk keeps everything for seven days, and the mailed link brings it back', async ({
  page,
}) => {
  const email = 'yara-returns@example.com';
  await confirmed(email);
  await signInAt(page, email, details);
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await page.waitForURL(`${site.address}/your-data?state=closed`);
  const mail = await mailTo(email, /is closed/);
  await page.goto(linkIn(mail.text, '/your-data'));
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is open again' })).toBeVisible();
  await signInAt(page, email, details);
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('who has no account sees, copies and erases what is kept, by mail and without scripts', async ({
  browser,
}) => {
  const email = 'otto-reader@example.com';
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.address}/newsletter`);
  await page.locator('main').getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the confirmation mail' }).click();
  await page.goto(`${site.address}/privacy`);
  await page.getByRole('link', { name: 'this page' }).click();
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
  const link = linkIn((await mailTo(email, /keeps about you/)).text, '/your-data');
  await page.goto(link);
  await expect(page.getByText('Newsletter', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take a copy along' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.includes(email)).toBe(true);
  await page.getByLabel('Yes, erase everything').check();
  await page.getByRole('button', { name: 'Erase it for good' }).click();
  await expect(page.getByRole('heading', { name: 'It is erased' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await context.close();
});

test('security lists what happened lately', async ({ page }) => {
  const email = 'vera-events@example.com';
  await site.account(email);
  await signInAt(page, email, `${site.address}/account/security`);
  const list = page.getByRole('list', { name: 'What happened lately', exact: true });
  await expect(list.getByText(/^Signed in on /)).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('another quiet lantern 62');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(list.getByText('The password was changed')).toBeVisible();
  await hydrated(page);
});
