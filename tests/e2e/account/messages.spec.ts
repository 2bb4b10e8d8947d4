import { type Browser, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { signedIn } from '../../../bench/messages/people.ts';
import { type Site, startSite } from '../../../scripts/test/site.ts';
import { startTcpDatabase } from '../../two-servers/tcp-database.ts';
import { seriousFindings } from '../axe.ts';
import { bookIntroduction } from '../book-introduction.ts';
import { openSession, signInAt, site } from '../identity-site.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';
import { linkIn, mailsTo, mailTo } from '../peers.ts';

test.describe.configure({ timeout: 120_000 });

const staff = 'hello@akra.example';
const at = (path: string) => `${site.address}${path}`;

/** An account with a confirmed address, signed in on the way to a page. */
async function comeIn(page: Page, email: string, path: string): Promise<void> {
  await site.confirmedAccount(email);
  await signInAt(page, email, at(path));
}

/** The studio's side of the newest conversation of somebody, in a browser of its own, by the link in the mail. */
async function asStaff(browser: Browser, subject: RegExp): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(linkIn((await mailTo(staff, subject)).text, '/contact-us/conversation'));
  await hydrated(page);
  return page;
}

test('on a desktop a conversation begins, goes on live, and tells by notification, mail and read mark', async ({
  page,
  browser,
}) => {
  const email = 'talker@example.com';
  await comeIn(page, email, '/account/messages');
  const misdeeds = watch(page, site.address);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByRole('link', { name: 'New conversation' }).click();
  const words = page.getByLabel('What should we know?');
  await words.fill('Can it read our till?\nIt writes a CSV at six.');
  await page.reload();
  await hydrated(page);
  await expect(words).toHaveValue(/our till/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Can it read our till?' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('thread')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  const studio = await asStaff(browser, /talker/);
  await expect(studio.getByText('It writes a CSV at six.')).toBeVisible();
  const log = page.getByRole('log');
  // The studio has looked at it, and the page learns that by itself.
  await expect(log.getByText(/^Read /)).toBeVisible();

  const answer = page.getByLabel('Your answer');
  await answer.fill('Half a sentence');
  await studio.getByLabel('To talker').fill('Yes, if it always has the same columns.');
  await studio.locator('main input[type=file]').setInputFiles({
    name: 'columns.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('date;stop;litres\n'),
  });
  await expect(studio.getByText(/17 B, sent/)).toBeVisible();
  await studio.getByRole('button', { name: 'Send answer' }).click();
  await expect(log.getByText('Yes, if it always has the same columns.')).toBeVisible();
  await expect(answer).toHaveValue('Half a sentence');
  const download = page.waitForEvent('download');
  await log.getByRole('link', { name: /columns\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('columns.txt');
  await expect(studio.getByText(/^Read /).last()).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(answer).toHaveValue('Half a sentence');
  await answer.fill('Always the same.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(studio.getByText('Always the same.')).toBeVisible();
  await expect(answer).toHaveValue('');
  expect(await seriousFindings(page)).toEqual([]);

  // What was read in the conversation counts as heard.
  await page.goto(at('/account/notifications'));
  await hydrated(page);
  const answers = page
    .getByRole('list', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'answered' });
  await expect(answers).toHaveCount(1);
  await expect(answers.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  const rail = page.getByRole('navigation', { name: 'Account' });
  await studio.getByLabel('To talker').fill('Then it can start on Monday.');
  await studio.getByRole('button', { name: 'Send answer' }).click();
  await expect(answers.getByRole('button', { name: /^Mark as read: / })).toBeVisible();
  await expect(rail.getByRole('link', { name: /^Enquiries and messages 1/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  // One press in the mail ends such mails; opening its page alone does not.
  const { text } = await mailTo(email, /^Re: We have your message/);
  await page.goto(linkIn(text, '/notifications/stop'));
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.locator('h1')).toHaveText('You won’t get these emails any more');
  await page.getByRole('link', { name: 'All your settings' }).click();
  await hydrated(page);
  await expect(page.getByLabel('Messages: By email')).not.toBeChecked();
  await page.getByLabel('Messages: Daily digest').check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expect(page.getByLabel('Security: By email')).toBeDisabled();
  expect(await seriousFindings(page)).toEqual([]);
  const before = (await mailsTo(email)).length;
  await studio.getByLabel('To talker').fill('No mail for this one.');
  await studio.getByRole('button', { name: 'Send answer' }).click();
  await expect(studio.getByText('No mail for this one.')).toBeVisible();

  // Enquiries have their place among the conversations; an old address of one leads there.
  await page.goto(at('/account/enquiries?q=till'));
  await page.waitForURL(at('/account/messages?q=till'));
  await hydrated(page);
  await page.getByRole('link', { name: /^Can it read our till/ }).click();
  await page.getByText('Started with').click();
  await expect(page.locator('details[open]').getByText('talker', { exact: true })).toBeVisible();
  await expect(page.getByRole('log').getByText('No mail for this one.')).toBeVisible();
  expect((await mailsTo(email)).length).toBe(before);
  expect(await seriousFindings(page)).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  await studio.context().close();
});

test('on a phone without scripts a conversation is held, a meeting cancelled, and what was told marked as read', async ({
  browser,
}) => {
  const email = 'quiet@example.com';
  await site.confirmedAccount(email);
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  await openSession(context.request, email);
  const page = await context.newPage();
  await page.goto(at('/account/messages'));
  await page.getByRole('link', { name: 'New conversation' }).click();
  await page.getByLabel('What should we know?').fill('Two shops, one stock.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Two shops, one stock.' })).toBeVisible();
  const studio = await asStaff(browser, /quiet/);
  await studio.getByLabel('To quiet').fill('Which tills are they?');
  await studio.getByRole('button', { name: 'Send answer' }).click();
  await expect(studio.getByText('Which tills are they?')).toBeVisible();

  await page.goto(at('/account/messages'));
  await expect(page.getByLabel('Your answer')).toBeHidden();
  await page.getByRole('link', { name: /Two shops, one stock\..*1 unread/ }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('Which tills are they?')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await page.getByLabel('Your answer').fill('Both the same make.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(log.getByText('Both the same make.')).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' })).toContainText('Both the same make.');

  await page.goto(at('/account/notifications'));
  await expect(page.getByRole('list', { name: 'Notifications' })).toContainText('answered');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Messages: Daily digest').check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expect(page.getByLabel('Messages: Daily digest')).toBeChecked();

  await bookIntroduction('Quiet', email);
  await page.goto(at('/account/events'));
  const meeting = page.getByRole('list', { name: 'Events and meetings' }).getByRole('listitem');
  await expect(meeting).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Create address' }).tap();
  const feed = page.getByText(/\/api\/booking\/feed\/.+\.ics$/);
  expect(await (await fetch((await feed.textContent()) ?? '')).text()).toContain('BEGIN:VEVENT');
  const file = (await meeting.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '';
  expect(await (await fetch(at(file))).text()).toContain('BEGIN:VCALENDAR');
  expect(await tooWide(page)).toBe(0);
  await meeting.getByRole('link', { name: 'Cancel', exact: true }).tap();
  await page.getByRole('button', { name: 'Cancel meeting' }).press('Enter');
  await page.goto(at('/account/events'));
  await expect(meeting).toContainText('Cancelled');
  await page.getByRole('link', { name: /^Past/ }).tap();
  await expect(page.getByText('No past meetings or events')).toBeVisible();

  // Booked and cancelled are told: one is marked as read by itself, the rest at once.
  await page.goto(at('/account/notifications?show=unread'));
  const notices = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(notices.filter({ hasText: 'Cancelled: ' })).toHaveCount(1);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: /^Mark as read: Cancelled/ }).tap();
  await expect(notices.filter({ hasText: 'Cancelled: ' })).toHaveCount(0);
  await expect(notices.filter({ hasText: 'Booked: ' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).tap();
  await page.getByRole('link', { name: 'Unread 0' }).tap();
  await expect(page.getByText('You’re up to date')).toBeVisible();

  await page.goto(at('/account/messages?state=closed'));
  await expect(page.getByText('No messages here')).toBeVisible();
  await page.getByRole('link', { name: /^With us 1/ }).click();
  await page.getByRole('link', { name: /^Two shops/ }).click();
  await expect(log.getByText('Which tills are they?')).toBeVisible();
  for (const one of [studio.context(), context]) await one.close();
});

test('meetings and places stand in the account, with a calendar, and are moved from there', async ({
  page,
}) => {
  const email = 'booker@example.com';
  await comeIn(page, email, '/account/events');
  await expect(page.getByText('Nothing coming up')).toBeVisible();
  await bookIntroduction('Booker', email);
  await page.reload();
  await hydrated(page);
  const row = page.getByRole('list', { name: 'Events and meetings' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Confirmed');
  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^meeting-.*\.ics$/);

  await page.getByRole('button', { name: 'Create address' }).click();
  const address = page.getByText(/\/api\/booking\/feed\/.+\.ics$/);
  const feed = await fetch((await address.textContent()) ?? '');
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: 'Disable address' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await fetch(feed.url)).status).toBe(404);
  expect(await seriousFindings(page)).toEqual([]);

  await row.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(page.locator('h1')).toHaveText('Your meeting is cancelled');
  await page.goto(at('/account/events'));
  await expect(row).toContainText('Cancelled');
  await page.goto(at('/account/notifications'));
  await expect(page.getByRole('list', { name: 'Notifications' })).toContainText('Cancelled: ');
});

test('a message reaches a browser that hangs on another server process over DATABASE_URL', async ({
  browser,
}) => {
  const database = await startTcpDatabase();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'for two servers and this run alone' };
  const client = new pg.Client({ connectionString: database.url });
  const sites: Site[] = [];
  try {
    for (let n = 0; n < 2; n += 1) sites.push(await startSite(env));
    const [first, second] = sites as [Site, Site];
    await client.connect();
    const { cookie } = await signedIn(first, client, 'ann@example.com');
    const open = async ({ address }: Site) => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'sid', value: cookie.slice('sid='.length), url: address }]);
      const page = await context.newPage();
      await page.goto(`${address}/account/messages?new=1`);
      await hydrated(page);
      return page;
    };
    const here = await open(first);
    await here.getByLabel('What should we know?').fill('From one process');
    await here.getByRole('button', { name: 'Send message' }).click();
    await expect(here.getByRole('heading', { name: 'From one process' })).toBeVisible();
    const there = await open(second);
    await there.getByRole('link', { name: /^From one process/ }).click();
    await expect(there.getByRole('heading', { name: 'From one process' })).toBeVisible();
    await here.getByLabel('Your answer').fill('to the other.');
    await here.getByRole('button', { name: 'Send answer' }).click();
    await expect(there.getByRole('log').getByText('to the other.')).toBeVisible();
    // Ends although pages hang on it: a server that waited for them would never end here.
    await second.stop();
    // What is said while it is away is there when it is back, without a touch.
    await here.getByLabel('Your answer').fill('And once it is back.');
    await here.getByRole('button', { name: 'Send answer' }).click();
    await expect(here.getByRole('log').getByText('And once it is back.')).toBeVisible();
    sites.push(await startSite({ ...env, PORT: new URL(second.address).port }));
    await expect(there.getByRole('log').getByText('And once it is back.')).toBeVisible({ timeout: 20_000 });
    for (const page of [here, there]) await page.context().close();
  } finally {
    await client.end().catch(() => {});
    await Promise.all(sites.map((each) => each.stop()));
    await database.stop();
  }
});
