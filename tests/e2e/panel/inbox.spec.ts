import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const folder = process.env.PEERED_SITE_DATA_DIR;
const panel = `${peeredSite}/admin-panel`;
const said = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });
const mark = () => crypto.randomUUID().slice(0, 8);
/** A name that nobody else of the shared site has, in letters alone. */
const nameOf = (first: string) =>
  `${first} ${mark().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x')}`;

/** Sends an enquiry with something made in a demo, as a visitor's browser does. */
async function enquire(browser: Browser, name: string, email: string, words: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const state = encodeURIComponent(JSON.stringify({ vans: 5, depot: 'Gouda' }));
  await page.goto(`${peeredSite}/contact-us?demo=route-optimization&state=${state}`);
  const main = page.locator('main');
  await main.getByLabel('What should we know?').fill(words);
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email address').fill(email);
  await main.getByRole('button', { name: 'Send message' }).click();
  // The browser solves a puzzle first, which takes long while others work.
  await expect(page.locator('h1')).toHaveText('We’ve received your message', { timeout: 45_000 });
  await page.context().close();
}

test('on a desktop an enquiry is taken, noted, answered and becomes a lead that is moved and merged', async ({
  page,
  browser,
}) => {
  const name = nameOf('Zofia');
  const email = `zofia-${mark()}@example.com`;
  await makeStaff(await signUp(page, peeredSite, 'sales'), folder, ['sales']);
  const colleague = await (await browser.newContext()).newPage();
  const colleagueEmail = await signUp(colleague, peeredSite, 'colleague');
  await makeStaff(colleagueEmail, folder, ['sales']);
  const handle = colleagueEmail.split('@')[0] ?? '';

  await page.goto(`${panel}/inbox/replies`);
  await hydrated(page);
  const reply = `Which till ${mark()}`;
  const add = page.locator('#add');
  await add.getByLabel('Name').fill(reply);
  await add.getByLabel('Reply').fill('Hello {first name}, which make of till is it?');
  await add.getByRole('button', { name: 'Add reply' }).click();
  await expect(said(page)).toContainText('is saved');

  // It is there before anybody presses anything.
  await page.goto(`${panel}/inbox?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await expect(page.getByText('No matching conversations')).toBeVisible();
  await enquire(browser, name, email, 'We plan milk rounds on paper.');
  const rows = page.getByRole('list', { name: 'Conversations' });
  await rows.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const made = page.getByRole('link', { name: /^Open what Zofia made/ });
  await expect(made).toHaveAttribute('href', /demo\?state=.*Gouda/);

  await page.keyboard.press('a');
  await expect(said(page)).toContainText('This conversation is now yours');
  await hydrated(page);
  await page.keyboard.press('n');
  const note = page.getByLabel('Note for staff');
  await expect(note).toBeFocused();
  await note.fill('Sounds small. ');
  await page.getByRole('button', { name: 'Mention' }).click();
  await page.getByRole('button', { name: handle }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(said(page)).toContainText(`${handle} was told`);
  await expect(page.getByRole('log')).toContainText('Sounds small.');
  await colleague.goto(`${peeredSite}/account/notifications`);
  await expect(colleague.getByText(/mentioned you in a note/)).toBeVisible();

  await hydrated(page);
  await page.keyboard.press('r');
  const answer = page.getByLabel(`Reply to ${name}`);
  await expect(answer).toBeFocused();
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('link', { name: reply }).click();
  await expect(answer).toHaveValue('Hello Zofia, which make of till is it?');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(said(page)).toContainText('on its way by email');
  const mail = await mailTo(email, /^Re: /);
  expect(mail.text).toContain('Hello Zofia, which make of till is it?');
  // The visitor's side never learns of the note.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(linkIn(mail.text, '/contact-us/conversation'));
  await expect(visitor.getByText('which make of till is it?')).toBeVisible();
  expect(await visitor.content()).not.toContain('Sounds small');
  expect(JSON.stringify(await mailsTo(email))).not.toContain('Sounds small');

  // The record follows from the event, by a job.
  const lead = page.getByRole('link', { name: 'Open the lead' });
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(lead).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lead.click();
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText(`${name} enquired`);
  const record = page.url();

  await page.goto(`${panel}/leads?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).press('ArrowRight');
  await expect(said(page)).toContainText(`${name}: talking`);

  await page.goto(`${panel}/leads/new`);
  await hydrated(page);
  await page.locator('main').getByLabel('Name').fill(name);
  await page.locator('main').getByLabel('Email address').fill(`second-${email}`);
  await page.getByRole('button', { name: 'Add lead' }).click();
  await page.goto(record);
  await hydrated(page);
  const twin = page.getByRole('heading', { name: 'Possible duplicates' });
  await expect(twin).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Merge/ }).click();
  await expect(said(page)).toContainText('is now one record');
  await expect(twin).toBeHidden();
  await expect(page.getByText(`second-${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone');
  await expect(twin).toBeVisible();
  await colleague.context().close();
  await visitor.context().close();
});

test('on a phone without scripts an enquiry is read, noted, answered and closed, and the overview counts', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await makeStaff(await signUp(page, peeredSite, 'phone-sales'), folder, ['sales']);
  const name = nameOf('Tonu');
  const email = `tonu-${mark()}@example.com`;
  await enquire(browser, name, email, 'A bakery with two ovens.');

  await page.goto(`${panel}/inbox?q=${encodeURIComponent(name)}`);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('link', { name: 'Note', exact: true }).click();
  await page.getByLabel('Note for staff').fill('Ask for the oven.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('log')).toContainText('Ask for the oven.');
  await page.getByLabel(`Reply to ${name}`).fill('Which oven is it?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('log')).toContainText('Which oven is it?');
  expect((await mailTo(email, /^Re: /)).text).not.toContain('Ask for the oven');
  await page.getByRole('button', { name: /^Stage/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(said(page)).toContainText('is closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone');

  await page.goto(`${panel}/leads/table?q=${encodeURIComponent(name)}`);
  expect(await tooWide(page)).toBe(0);
  await page.goto(panel);
  await expect(page.getByRole('heading', { name: 'Needs you today' })).toBeVisible();
  await context.close();
});
