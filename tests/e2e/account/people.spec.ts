import { readFile } from 'node:fs/promises';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { openSession, password, signInAt, site } from '../identity-site.ts';
import { ownCopy } from '../own-copy.ts';
import { phone as handheld, test, tooWide, watch } from '../page.ts';
import { linkIn, mailsTo, mailTo } from '../peers.ts';

test.describe.configure({ timeout: 90_000 });

const details = `${site.address}/account/details`;
const people = `${site.address}/account/users`;

/** A red square with a camera's notes in it would do; a plain one is enough to be redrawn. */
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
  await site.confirmedAccount(email);
  await signInAt(page, email, details);
  const misdeeds = watch(page, site.address);
  const content = Buffer.from(await picture(page), 'base64');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: content });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await dialog.getByRole('button', { name: /arrow keys/ }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  const shown = page.locator('img[src^="/api/profile/photos/"]');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);

  await page.getByLabel('Company').fill('Harbour Prints');
  await page.getByLabel('Your role').fill('Printer');
  await page.getByLabel('Telephone').pressSequentially('447700900123');
  await expect(page.getByLabel('Telephone')).toHaveValue('+44 770 090 012 3');
  await page.getByLabel('Time zone').fill('Middle/Earth');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('We don’t know this time zone.')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Harbour Prints');
  await page.getByLabel('Time zone').fill('Europe/Berlin');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByLabel('Telephone')).toHaveValue('+44 770 090 012 3');

  const files = await ownCopy(page);
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
  await site.confirmedAccount(email);
  const page = await onPhone(browser, email, details);
  await page.getByLabel('Company').fill('Dairy Nils');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

test('people: an owner invites, a colleague joins by the mailed link, and takes over', async ({
  page,
  browser,
}) => {
  const owner = 'ines-people@example.com';
  const colleague = 'paul-people@example.com';
  await site.confirmedAccount(owner);
  await signInAt(page, owner, people);
  await expect(page.getByRole('heading', { name: 'You’re not part of a company yet' })).toBeVisible();
  await page.getByLabel('Company name').fill('Quay Works');
  await page.getByLabel('Their email address').fill(colleague);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We’re emailing the invitation')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Open invitations' }).getByText(colleague, { exact: true }),
  ).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const mail = await mailTo(colleague, /Quay Works/);
  const link = linkIn(mail.text, '/account/invitation');
  await site.confirmedAccount(colleague);
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Sign in to join' }).click();
  await phone.getByLabel('Email address').first().fill(colleague);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.waitForURL(/\/account\/invitation/);
  await phone.getByRole('button', { name: 'Join Quay Works' }).click();
  await phone.waitForURL(/\/account\/users\?state=joined/);
  await expect(phone.getByRole('list', { name: 'People at Quay Works' }).getByRole('listitem')).toHaveCount(
    2,
  );
  expect(await tooWide(phone)).toBe(0);
  expect(await seriousFindings(phone)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Choose another owner first')).toBeVisible();
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('button', { name: 'Make an owner' }).click();
  await expect(page.getByText('They’re now an owner')).toBeVisible();
  await page.getByText('Leave Quay Works').click();
  await page.getByRole('button', { name: 'Leave the company' }).click();
  await expect(page.getByText('You’ve left the company')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'People at Quay Works' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await phone.context().close();
});

test('people on a phone without scripts: an owner asks two, sends again, takes back, renames and closes', async ({
  browser,
}) => {
  const owner = 'olga-people@example.com';
  const asked = 'udo-people@example.com';
  await site.confirmedAccount(owner);
  const context = await browser.newContext({ ...handheld, javaScriptEnabled: false });
  await openSession(context.request, owner);
  const page = await context.newPage();
  await page.goto(details);
  await page.getByRole('button', { name: /^Details/ }).tap();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'People' }).tap();
  await expect(page.locator('h1')).toHaveText('People');
  const invite = (email: string) => page.getByLabel('Their email address').fill(email);
  const send = page.getByRole('button', { name: 'Send invitation' });
  await page.getByLabel('Company name').fill('Dune Ferries');
  await invite(owner);
  await send.tap();
  await expect(page.getByText('This person is already in your company.')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Dune Ferries');
  await invite(asked);
  await send.tap();
  await expect(page.getByText('We’re emailing the invitation')).toBeVisible();
  await invite('second-people@example.com');
  await page.getByLabel('Owner').check();
  await send.tap();
  const open = page.getByRole('list', { name: 'Open invitations' }).getByRole('listitem');
  await expect(open).toHaveCount(2);
  await expect(open.filter({ hasText: 'second-people' })).toContainText('As an owner');
  expect(await tooWide(page)).toBe(0);

  await page.getByRole('button', { name: `Send again to ${asked}` }).tap();
  await expect.poll(async () => (await mailsTo(asked)).length, { message: 'mailed twice' }).toBe(2);
  const link = linkIn((await mailTo(asked)).text, '/account/invitation');
  await page.getByRole('button', { name: `Withdraw the invitation to ${asked}` }).tap();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(open).toHaveCount(1);
  expect(await (await fetch(link)).text()).toContain('This invitation is no longer valid');

  await page.getByText('Change the name').tap();
  await page.getByLabel('Company name').fill('Dune & Sons');
  await page.getByRole('button', { name: 'Save name' }).tap();
  await expect(page.getByRole('list', { name: 'People at Dune & Sons' })).toContainText('(you)');
  await page.getByText('Leave Dune & Sons').tap();
  await page.getByRole('button', { name: 'Close the company' }).tap();
  await expect(page.getByText('You’ve left the company')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re not part of a company yet' })).toBeVisible();
  await context.close();
});

test('closing at once, on a phone, erases what was there; the address is free again', async ({ browser }) => {
  const email = 'wilma-leaves@example.com';
  await site.confirmedAccount(email);
  const page = await onPhone(browser, email, details);
  await page.getByLabel('Immediately').check();
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account and erase it?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close and erase' }).click();
  await page.waitForURL(`${site.address}/your-data?state=gone`);
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect.poll(() => site.account(email).then(Boolean, () => false), { timeout: 20_000 }).toBe(true);
  await page.context().close();
});

test('closing on a desktop keeps everything for seven days, and the mailed link brings it back', async ({
  page,
}) => {
  const email = 'yara-returns@example.com';
  await site.confirmedAccount(email);
  await signInAt(page, email, details);
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await page.waitForURL(`${site.address}/your-data?state=closed`);
  const mail = await mailTo(email, /is closed/);
  await page.goto(linkIn(mail.text, '/your-data'));
  await page.getByRole('button', { name: 'Keep account' }).click();
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
  await page.locator('main').getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.goto(`${site.address}/privacy`);
  await page.getByRole('main').getByRole('link', { name: 'Your data', exact: true }).click();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = linkIn((await mailTo(email, /keeps about you/)).text, '/your-data');
  await page.goto(link);
  await expect(page.getByText('Newsletter', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.includes(email)).toBe(true);
  await page.getByLabel('Yes, erase everything').check();
  await page.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
});
