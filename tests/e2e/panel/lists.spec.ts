import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { dataPaths } from '../../../server/db/embedded/paths.ts';
import { connectionTo } from '../../../server/db/embedded/postmaster.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const folder = process.env.PEERED_SITE_DATA_DIR;
const panel = `${peeredSite}/admin-panel`;

async function inDatabase(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(connectionTo(dataPaths(folder ?? '').sockets));
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** Somebody who pressed the button in the confirmation mail. */
const addReader = (email: string) =>
  inDatabase(
    `insert into newsletter_subscribers (id, email, email_key, state, since, asked_at, created_at)
     values (gen_random_uuid(), $1, $1, 'confirmed', now(), now(), now())`,
    [email],
  );

const said = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: 'Done:' });
const unique = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

test('an issue goes from a draft of two editors to its readers, and counts who leaves', async ({
  page,
  browser,
}) => {
  const reader = unique('issue-reader');
  await addReader(reader);
  const writer = await signUp(page, peeredSite, 'writer');
  await makeStaff(writer, folder, ['editor']);
  await page.goto(`${panel}/newsletter`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.waitForURL(/newsletter\/[0-9a-f-]{36}$/);
  await hydrated(page);
  const subject = `Slots and seats ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Subject', { exact: true }).fill(subject);
  await page.getByLabel('Text').fill('## One thing\n\nRead [how slots are kept](/blog).');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'One thing' })).toBeVisible();
  await page.getByRole('button', { name: /^Save and send a test/ }).click();
  await expect(said(page)).toContainText('A test is on its way');
  expect((await mailTo(writer, /^Test: Slots/)).text).toContain('how slots are kept (');
  expect(await seriousFindings(page)).toEqual([]);

  // A colleague has the same draft open, and saves first.
  const other = await (await browser.newContext()).newPage();
  await makeStaff(await signUp(other, peeredSite, 'colleague'), folder, ['editor']);
  await other.goto(page.url());
  await other.getByLabel('Preview line').fill('Written by the colleague');
  await other.locator('main').getByRole('button', { name: 'Save draft' }).last().click();
  await expect(said(other)).toContainText('Saved');

  await page.getByLabel('Preview line').fill('Written by the first');
  await page.locator('main').getByRole('button', { name: 'Save draft' }).last().click();
  const conflict = page.locator('main').getByText(/saved this while you were writing/);
  await expect(conflict).toBeVisible();
  await expect(page.getByText('Written by the colleague')).toBeVisible();
  await expect(page.getByLabel('Preview line')).toHaveValue('Written by the first');
  // Saving again without choosing is told again.
  await page.locator('main').getByRole('button', { name: 'Save draft' }).last().click();
  await expect(conflict).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(said(page)).toContainText('Saved');
  await expect(conflict).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('Preview line')).toHaveValue('Written by the first');
  await other.context().close();

  await page.getByRole('button', { name: /^Send to \d+ reader/ }).click();
  await expect(said(page)).toContainText('It’s being sent');
  const mail = await mailTo(reader, new RegExp(subject));
  expect(mail.listUnsubscribe).toContain('/api/newsletter/unsubscribe');
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();

  const leaving = linkIn(mail.text, '/newsletter/unsubscribe');
  const readersTab = await (await browser.newContext()).newPage();
  await readersTab.goto(leaving);
  await readersTab.getByRole('button', { name: 'Unsubscribe' }).click();
  await readersTab.waitForURL(/state=unsubscribed/);
  await readersTab.context().close();
  await page.reload();
  await expect(page.locator('dl > div').filter({ hasText: 'Unsubscribed' })).toContainText('1');
  expect(await mailsTo(reader)).toHaveLength(1);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete issue' }).click();
  await expect(said(page)).toContainText('The issue is in the bin');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
});

test('on a phone without scripts a failed mail is sent again, and an ended subscription taken back', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await makeStaff(await signUp(page, peeredSite, 'keeper'), folder);
  const to = unique('bounced');
  await inDatabase(
    `insert into outbox (id, channel, purpose, recipient, payload, state, attempts, last_error, created_at, settled_at)
     values (gen_random_uuid(), 'mail', 'test.letter', $1, $2, 'failed', 3, '451 try later', now(), now())`,
    [to, { subject: 'A second try', text: 'Hello again', html: '<p>Hello again</p>' }],
  );
  await page.goto(`${panel}/outbox?state=failed`);
  await page.getByLabel('Find messages').fill(to);
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  // Pressed in its middle, where no word is: the whole row opens.
  await page.getByRole('row').filter({ hasText: to }).click();
  await expect(page.getByText('451 try later')).toBeVisible();
  await expect(page.getByText('Hello again')).toBeVisible();
  await page.goBack();
  await page.getByLabel(`Choose A second try to ${to}`).check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(said(page)).toContainText('1 message will be sent');
  expect((await mailTo(to)).subject).toBe('A second try');

  const reader = unique('kept-reader');
  await addReader(reader);
  await page.goto(`${panel}/newsletter/subscribers?q=${reader}`);
  const row = page.getByRole('row').filter({ hasText: reader });
  await expect(row).toContainText('Confirmed');
  await page.getByLabel(`Choose ${reader}`).check();
  await page.getByRole('button', { name: 'End subscription' }).click();
  await expect(said(page)).toContainText('One subscription ended');
  await expect(row).toContainText('Left');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone');
  await expect(row).toContainText('Confirmed');

  // The log knows both, with what it was before and after.
  await page.goto(`${panel}/audit?kind=newsletter.ended-by-staff`);
  const line = page.getByRole('rowheader', { name: 'Subscription ended by staff' }).first();
  await line.getByRole('link').click();
  const change = page.locator('main dl').filter({ has: page.getByText('Before', { exact: true }) });
  await expect(change).toContainText('confirmed');
  await context.close();
});
