import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const mark = () => crypto.randomUUID().slice(0, 8);
const said = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });
const codes = /\b(enquiry|identity|newsletter|billing|booking)\.[a-z]|[0-9a-f]{8}-[0-9a-f]{4}-/;
const mailLine = (page: Page) => page.locator('[data-mail]');

/** Somebody whose browser runs no scripts writes to the studio; gives the page that thanks them. */
async function enquireWithoutScripts(browser: Browser, site: string, name: string, email: string) {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site}/contact-us`);
  const main = page.locator('main');
  await main.getByLabel('What should we know?').fill('We plan milk rounds on paper.');
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email address').fill(email);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('We’ve received your message');
  return page;
}

test('without a mail server nobody is told of an email, and staff see what waits on every page', async ({
  page,
  browser,
  origin,
}) => {
  const name = `Nora ${mark()}`;
  const email = `nora-${mark()}@example.com`;
  const thanks = await enquireWithoutScripts(browser, origin, name, email);
  await expect(thanks.locator('main')).toContainText('We can’t send email at the moment');
  await expect(thanks.locator('main')).not.toContainText(/emailing|click the button/);

  await makeStaff(await signUp(page, origin, 'owner'));
  for (const path of ['', '/leads', '/settings']) {
    await page.goto(`${origin}/admin-panel${path}`);
    await expect(mailLine(page)).toContainText('Email isn’t set up, so nothing is being sent');
    await expect(mailLine(page)).toContainText(/messages? waits? in the outbox/);
  }
  await mailLine(page)
    .getByRole('link', { name: /^See \d+ message/ })
    .click();
  await expect(page).toHaveURL(/\/admin-panel\/outbox\?state=kept/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  // Outbox and log say what happened, without codes and numbers of the database.
  await page.goto(`${origin}/admin-panel/outbox?q=${email}`);
  await expect(page.locator('main')).not.toContainText(codes);
  await page.getByRole('row').filter({ hasText: email }).click();
  await expect(page.locator('h1')).toContainText('We have your message');
  await expect(page.locator('main')).toContainText('They sent an enquiry');
  const [followed] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .locator('main')
      .getByRole('link', { name: /contact-us\/conversation/ })
      .click(),
  ]);
  await expect(followed.locator('h1')).toHaveText('Your conversation with us');
  await followed.close();
  await page.goto(`${origin}/admin-panel/audit?kind=enquiry.sent`);
  await expect(page.locator('main table')).not.toContainText(codes);
  await page
    .getByRole('row')
    .filter({ hasText: `Enquiry from ${name}` })
    .click();
  await expect(page.locator('h1')).toHaveText('Enquiry received');
  await page.getByRole('link', { name: `Enquiry from ${name}` }).click();
  await expect(page).toHaveURL(/\/admin-panel\/inbox\?open=/);

  // Nobody could be asked to confirm the address, so nothing is marked.
  await page.goto(`${origin}/admin-panel/inbox?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name });
  await expect(row).not.toContainText('Unconfirmed');
  await page.getByLabel(`Reply to ${name}`).fill('Hello Nora, let us talk.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(said(page)).toContainText('Email isn’t set up yet, so the message hasn’t been sent');
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await tooWide(page)).toBe(0);
});

test('staff see and answer an enquiry that nobody has confirmed, and the answer opens it', async ({
  page,
  browser,
}) => {
  const name = `Otto ${mark()}`;
  const email = `otto-${mark()}@example.com`;
  await makeStaff(await signUp(page, peeredSite, 'sales'), process.env.PEERED_SITE_DATA_DIR, ['sales']);
  await page.goto(`${peeredSite}/admin-panel/inbox?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await expect(mailLine(page)).toHaveCount(0);
  const thanks = await enquireWithoutScripts(browser, peeredSite, name, email);
  await expect(thanks.locator('main')).toContainText('Please click the button in that email');

  // It is there before anybody presses anything.
  const rows = page.getByRole('list', { name: 'Conversations' });
  await expect(rows.getByRole('link', { name })).toContainText('Unconfirmed');
  await rows.getByRole('link', { name }).click();
  await expect(page.getByText('The sender hasn’t confirmed this address')).toBeVisible();
  await page.getByLabel(`Reply to ${name}`).fill('Hello Otto, which dairy is it?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(said(page)).toContainText('on its way by email');
  await expect(page.getByText('The sender hasn’t confirmed this address')).toHaveCount(0);

  const answered = await mailTo(email, /^Re: We have your message/);
  await thanks.goto(linkIn(answered.text, '/contact-us/conversation'));
  await expect(thanks.locator('main')).toContainText('which dairy is it?');
  // The question whether the address is theirs, and the answer: nothing else was sent.
  expect(await mailsTo(email)).toHaveLength(2);
});
