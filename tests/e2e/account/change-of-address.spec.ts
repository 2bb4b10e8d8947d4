import { expect } from '@playwright/test';
import { bookIntroduction } from '../book-introduction.ts';
import { confirmChange } from '../confirm-change.ts';
import { password, signInAt, site } from '../identity-site.ts';
import { ownCopy } from '../own-copy.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { linkIn, mailsTo, mailTo } from '../peers.ts';
import { rowsNaming } from '../rows-naming.ts';

test.describe.configure({ timeout: 240_000 });

const run = Date.now().toString(36);
const at = (path: string) => `${site.address}${path}`;

test('a client who changes their address keeps everything, is answered at the new one, and takes it all along when leaving', async ({
  browser,
}) => {
  const [old, present] = [`moves-${run}@example.com`, `moved-${run}@example.com`];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await site.confirmedAccount(old);
  await signInAt(page, old, at('/account/messages'));
  await page.getByRole('link', { name: 'New conversation' }).click();
  await page.getByLabel('What should we know?').fill(`Can you read our till? ${run}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: /Can you read our till/ })).toBeVisible();
  await bookIntroduction('Mo Example', old);

  await page.goto(at('/account/security'));
  await hydrated(page);
  await page.getByText('Change the address').click();
  await page.getByLabel('New email address').fill(present);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('We’re emailing you two links')).toBeVisible();
  for (const half of [old, present]) await confirmChange(page, half);

  await signInAt(page, present, at('/account/messages'));
  await expect(page.getByText(/Can you read our till/).first()).toBeVisible();
  await page.goto(at('/account/events'));
  await expect(page.getByRole('list', { name: 'Events and meetings' }).getByRole('listitem')).toHaveCount(1);
  expect(await tooWide(page)).toBe(0);

  const studio = await (await browser.newContext()).newPage();
  const { text } = await mailTo('hello@akra.example', new RegExp(`moves-${run}`));
  await studio.goto(linkIn(text, '/contact-us/conversation'));
  await hydrated(studio);
  await studio.getByLabel(/^To /).fill('Yes, if it writes a file.');
  await studio.getByRole('button', { name: 'Send answer' }).click();
  await expect
    .poll(async () =>
      (await mailsTo(present)).some((mail) => mail.text.includes('Yes, if it writes a file.')),
    )
    .toBe(true);
  expect((await mailsTo(old)).some((mail) => mail.text.includes('Yes, if it writes a file.'))).toBe(false);

  await page.goto(at('/account/details'));
  await hydrated(page);
  const files = await ownCopy(page);
  const copy = String(files['data.json']);
  for (const word of [old, present, `our till? ${run}`, 'Yes, if it writes a file.'])
    expect(copy).toContain(word);

  await page.getByLabel('Immediately').check();
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account and erase it?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close and erase' }).click();
  await page.waitForURL(at('/your-data?state=gone'));
  await expect.poll(() => rowsNaming(site.address, [old, present])).toEqual({});
  await context.close();
  await studio.context().close();
});
