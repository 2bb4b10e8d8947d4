import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { phone, test, tooWide } from '../page.ts';
import { peeredSite } from '../peers.ts';

// One after the other: two at once could reach for the same time of one host.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const mark = () => crypto.randomUUID().slice(0, 8);
const view = (page: Page, name: string) => page.getByRole('region', { name: `${name}, as staff see it` });

async function seeOtherSide(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'See what we see' }).click();
  await expect(page.locator('h1')).toHaveText(heading);
}

test('whoever writes sees their message in the inbox of staff, and nothing else of that address', async ({
  page,
  browser,
}) => {
  const email = `twice-${mark()}@example.com`;
  const send = async (name: string, words: string) => {
    const writer = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
    await writer.goto(`${peeredSite}/contact-us`);
    const main = writer.locator('main');
    await main.getByLabel('What should we know?').fill(words);
    await main.getByLabel('Name').fill(name);
    await main.getByLabel('Email address').fill(email);
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(writer.locator('h1')).toHaveText('We’ve received your message');
    return writer;
  };
  await (await send('Vera First', 'The first of two messages.')).context().close();
  const writer = await send('Vera Second', 'Our ovens call for help at night.');
  await seeOtherSide(writer, 'Your enquiry, from our side');
  await expect(view(writer, 'Inbox')).toContainText('Our ovens call for help at night.');
  await expect(view(writer, 'Inbox')).toContainText('Vera Second');
  await expect(view(writer, 'Inbox')).not.toContainText(/Vera First|other conversation/);
  expect(await tooWide(writer)).toBe(0);
  await writer.getByRole('link', { name: 'Back to your confirmation' }).click();
  await expect(writer.locator('h1')).toHaveText('We’ve received your message');
  await writer.context().close();

  for (const query of ['', '?enquiry=made-up', '?meeting=made-up', '?seat=made-up']) {
    await page.goto(`${peeredSite}/other-side${query}`);
    await expect(page.locator('h1')).toHaveText('There is nothing to show here');
  }
});

test('whoever books a meeting or takes a seat sees the page and the line that staff have of it', async ({
  page,
}) => {
  const name = `Iris ${mark()}`;
  await page.goto(`${peeredSite}/book_an_appointment`);
  await page.getByRole('link', { name: /Introduction/ }).click();
  await page
    .getByRole('link', { name: /, ([5-9]|\d\d+) free$/ })
    .last()
    .click();
  await page.locator('main a[href*="start="]').first().click();
  await page.getByLabel('Name').fill(name);
  await page.locator('main').getByLabel('Email address').fill(`iris-${mark()}@example.com`);
  await page.getByLabel('What’s it about?').fill('A till that forgets');
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.locator('h1')).toHaveText('You’re booked');
  await seeOtherSide(page, 'Your meeting, from our side');
  await expect(view(page, 'Bookings')).toContainText(name);
  await expect(view(page, 'Bookings')).toContainText('A till that forgets');
  await expect(view(page, 'Bookings').getByRole('button')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${peeredSite}/event/forms-that-lose-nothing`);
  await page.locator('main').getByLabel('Name').first().fill(name);
  await page.locator('main').getByLabel('Email address').first().fill(`iris-${mark()}@example.com`);
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.locator('h1')).toHaveText('You have a seat');
  await seeOtherSide(page, 'Your seat, from our side');
  await expect(view(page, 'Events')).toContainText(name);
  await expect(view(page, 'Events').getByText('1 attendee', { exact: true })).toBeVisible();
});

test('whoever does not work here is shown round the panel, with and without scripts', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ ...phone, javaScriptEnabled })).newPage();
    await page.goto(`${peeredSite}/admin-panel`);
    await expect(page.locator('h1')).toHaveText('Admin panel');
    await expect(view(page, 'Overview')).toContainText('Pipeline');
    const screens = page.getByRole('navigation', { name: 'Screens of the panel' });
    for (const [screen, holds] of [
      ['Inbox', 'Note for staff'],
      ['Leads', 'Vogel Bakeries'],
      ['Bookings', 'Priya Nair'],
      ['Invoices', 'INV-0046'],
    ] as const) {
      await screens.getByRole('link', { name: screen }).click();
      await expect(view(page, screen)).toContainText(holds);
      expect(await tooWide(page), screen).toBe(0);
    }
    if (javaScriptEnabled) expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  }
});
