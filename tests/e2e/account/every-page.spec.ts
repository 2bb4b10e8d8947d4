import { expect, type Page } from '@playwright/test';
import { fillWhat } from '../application-draft.ts';
import { seriousFindings } from '../axe.ts';
import { bookIntroduction } from '../book-introduction.ts';
import { signInAt, site } from '../identity-site.ts';
import { coloursArrived, hydrated, phone, test, tooWide } from '../page.ts';
import { quoteGuide, staffWorkspace } from '../staff-workspace.ts';

test.describe.configure({ timeout: 240_000 });

const run = Date.now().toString(36);
const at = (path: string) => `${site.address}/account/${path}`;

/** What each page says before anything is in it. */
const empty: Readonly<Record<string, string | RegExp>> = {
  details: 'Download all my data',
  security: 'Where you’re signed in',
  users: 'You’re not part of a company yet',
  payment: 'No invoices yet',
  'saved-items': 'Nothing saved yet',
  collections: 'No collections yet',
  'application-collections': 'No collections yet',
  add_application: 'Add application',
  // Signing in for the first time is news already.
  notifications: 'First sign-in',
  events: 'Nothing coming up',
  messages: /./,
  enquiries: /./,
};

/** And once it has been used. */
const full: Readonly<Record<string, string>> = {
  details: 'Printer',
  security: 'This browser',
  users: 'Harbour Prints',
  payment: 'Quotes waiting for your answer1',
  'saved-items': 'Clinic desk',
  collections: 'For the board',
  'application-collections': 'Order desk',
  add_application: `Stockroom ${run}`,
  notifications: 'Quote',
  events: 'Introduction',
  messages: 'Can you read our till?',
  enquiries: 'Can you read our till?',
};

/** Opens a page and looks whether it fits a phone, a tablet and a desktop in both themes, and can be used by everybody. */
async function look(page: Page, path: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await coloursArrived(page);
    expect([path, scheme, await seriousFindings(page)]).toEqual([path, scheme, []]);
  }
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect([path, width, await tooWide(page)]).toEqual([path, width, 0]);
  }
}

async function lookAtAll(page: Page, words: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [path, said] of Object.entries(words)) {
    await page.goto(at(path));
    await hydrated(page);
    const main = page.getByRole('main');
    // What was typed before stands in fields, which have no text.
    const inField = await main
      .locator('input')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    if (typeof said !== 'string' || !inField.includes(said)) await expect(main).toContainText(said);
    await look(page, path);
  }
}

async function collect(page: Page, path: string, name: string): Promise<void> {
  await page.goto(at(path));
  await hydrated(page);
  await page.getByLabel('Name of the new collection').fill(name);
  await page.getByRole('button', { name: 'Create collection' }).tap();
  await page.getByRole('button', { name: 'Add Clinic desk' }).tap();
  await expect(page.getByRole('main')).toContainText('Added at the end.');
}

test('on a phone somebody uses every page of the account, from empty to full', async ({ browser }) => {
  const email = `pages-${run}@example.com`;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await site.confirmedAccount(email);
  await signInAt(page, email, at('details'));
  await lookAtAll(page, empty);

  await page.goto(at('details'));
  await hydrated(page);
  await page.getByLabel('Your role').fill('Printer');
  await page.getByRole('button', { name: 'Save details' }).tap();
  await expect(page.getByText('Your details are saved')).toBeVisible();

  await page.goto(at('users'));
  await hydrated(page);
  await page.getByLabel('Company name').fill('Harbour Prints');
  await page.getByLabel('Their email address').fill(`lee-${run}@example.com`);
  await page.getByRole('button', { name: 'Send invitation' }).tap();
  await expect(page.getByText('We’re emailing the invitation')).toBeVisible();

  await page.goto(`${site.address}/applications/clinic-desk`);
  await page.getByRole('button', { name: 'Save: Clinic desk' }).tap();
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await collect(page, 'collections', 'For the board');
  await collect(page, 'application-collections', 'Order desk');

  await page.goto(at('add_application'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Add application' }).tap();
  await fillWhat(page, `Stockroom ${run}`);
  await expect(page.getByText('Saved. You can close this page.')).toBeVisible();

  await page.goto(at('messages?new=1'));
  await hydrated(page);
  await page.getByLabel('What should we know?').fill('Can you read our till?');
  await page.getByRole('button', { name: 'Send message' }).tap();
  await expect(page.getByRole('heading', { name: 'Can you read our till?' })).toBeVisible();
  await bookIntroduction('Pia Example', email);
  const workspace = await staffWorkspace(browser, `sam-pages-${run}@example.com`);
  await quoteGuide(workspace, email, 'Pia Example');
  await workspace.context.close();
  await lookAtAll(page, full);
  await context.close();
});
