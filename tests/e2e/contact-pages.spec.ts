import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

const pages = ['/pages/contacts-1', '/pages/contacts-2', '/pages/contacts-3'];

/** The receipt says what happened, with a reference that can be noted. */
async function expectReceipt(page: Page) {
  await expect(page.locator('h1')).toHaveText('We’ve received your message');
  await expect(page.getByRole('complementary', { name: 'In short' })).toContainText(
    /[0-9A-Z]{4}-[0-9A-Z]{4}/,
  );
  await expect(page.locator('main')).toContainText(/can’t send email at the moment|emailing /);
}

const withoutScripts = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...phone, baseURL, javaScriptEnabled: false });

test('a letter is begun from an outline, mended where it is wrong, and sent', async ({ page }) => {
  await page.goto(pages[0] ?? '');
  await page.getByRole('link', { name: 'Something that keeps breaking' }).click();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue(/^What it is and what it runs on/);
  await page.getByLabel('Your message').fill('Our rounds are planned by hand.');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Lea Example');
  await page.getByLabel('Your email address').fill('lea@');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue('Our rounds are planned by hand.');
  await expect(page.getByLabel('Your name')).toHaveValue('Lea Example');
  await page.getByLabel('What it is about').selectOption({ index: 2 });
  await page.getByLabel('Your email address').fill('lea@example.com');
  await page.getByRole('button', { name: 'Send the letter' }).dblclick();
  await expectReceipt(page);
});

test('somebody asks for a call in an hour of the coming days', async ({ page }) => {
  await page.goto(pages[1] ?? '');
  await hydrated(page);
  await page.getByLabel('Telephone number').fill('tomorrow');
  await page.getByLabel('What shall we talk about?').fill('A planner for twelve vans.');
  await page.getByLabel('Name', { exact: true }).fill('Cal Example');
  await page.getByLabel('Email address').fill('cal@example.com');
  const hour = page.getByRole('radio').first();
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await hour.check();
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByText(/doesn’t look like a telephone number/)).toBeVisible();
  await expect(hour).toBeChecked();
  await expect(page.getByLabel('What shall we talk about?')).toHaveValue('A planner for twelve vans.');
  await page.getByLabel('Telephone number').fill('+49 30 1234567');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expectReceipt(page);
});

test('three questions are answered on a phone without scripts, one of them twice', async ({
  browser,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL);
  const page = await context.newPage();
  await page.goto(pages[2] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please choose what fits best.')).toBeVisible();
  await page.getByLabel('Connecting systems').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Which systems are they, and what should move between them?')).toBeVisible();
  await page.getByLabel('Your answer').fill('The shop and the books.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change this answer' }).first().click();
  await expect(page.getByLabel('Connecting systems')).toBeChecked();
  await page.getByLabel('Something that keeps breaking').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('The shop and the books.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tia Example');
  await page.getByLabel('Email address').fill('tia@example.com');
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expectReceipt(page);
  await context.close();
});

/** Waits until the form is sent by script, and what is typed is kept. */
const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

test('a conversation goes on where there are scripts, also after a reload, until it is sent', async ({
  page,
}) => {
  await page.goto(pages[2] ?? '');
  await awake(page);
  await page.getByLabel('A new product').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your answer').fill('A book club');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Your answer')).toHaveValue('A book club');
  await page.getByLabel('Your answer').fill('A book club.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Uma Example');
  await page.reload();
  await awake(page);
  await expect(page.getByText('A book club.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Uma Example');
  await page.getByLabel('Email address').fill('uma@example.com');
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expectReceipt(page);
  await page.goto(pages[2] ?? '');
  await awake(page);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
});

test('the letter and the call come back from the server with what was wrong, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL);
  const page = await context.newPage();
  const send = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(pages[0] ?? '');
  await page.getByLabel('Your name').fill('Vic Example');
  await page.getByLabel('Your message').fill('One week in May.');
  await page.getByLabel('Your email address').fill('vic@example');
  await send('Send the letter');
  await expect(page.getByText(/doesn’t look like an email address/)).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('One week in May.');
  await page.goto(pages[1] ?? '');
  await page.getByRole('radio').nth(1).check();
  await page.getByLabel('Telephone number').fill('12');
  await page.getByLabel('What shall we talk about?').fill('Vans.');
  await page.getByLabel('Name', { exact: true }).fill('Vic Example');
  await page.getByLabel('Email address').fill('vic@example.com');
  await send('Ask for a call');
  await expect(page.getByText(/doesn’t look like a telephone number/)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByLabel('Telephone number').fill('030 1234567');
  await send('Ask for a call');
  await expectReceipt(page);
  await context.close();
});

test('no contact page is wider than a phone, and axe finds nothing', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ ...phone, baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      expect(await tooWide(page), path).toBe(0);
      expect(await seriousFindings(page), path).toEqual([]);
    }
    await context.close();
  }
});
