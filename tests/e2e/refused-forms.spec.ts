import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './page.ts';
import { linkIn, mailTo, peeredSite } from './peers.ts';

test.describe.configure({ timeout: 120_000 });

/** An address that browsers let through and the server does not. */
const email = 'typed.by.somebody@nowhere';
const name = 'Typed Name';
const words = 'Typed words that no address may carry.';

interface PublicForm {
  /** The page, and what leads from it to the form. */
  open: (page: Page) => Promise<unknown>;
  form: (page: Page) => Locator;
  /** What is typed, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
}

const at = (path: string) => (page: Page) => page.goto(peeredSite + path);
const inMain = (page: Page) => page.locator('main form[method="post"]').first();

async function openBooking(page: Page, path: string): Promise<void> {
  await page.goto(`${peeredSite}${path}?type=introduction&zone=UTC`);
  await page.locator('main a[href*="start="]').first().click();
}

/** Somebody who may do what comes before the form. */
const known = { name: 'Known Example', email: `known-${Date.now().toString(36)}@example.com` };

async function openHandOver(page: Page): Promise<void> {
  await page.goto(`${peeredSite}/event/what-a-page-weighs`);
  const seat = page.locator('#take-a-seat form');
  for (const [field, text] of Object.entries(known)) await seat.locator(`[name="${field}"]`).fill(text);
  await seat.locator('button[type="submit"]').last().press('Enter');
  await page.getByText('Pass the seat on to a colleague').click();
}

async function openPoll(page: Page): Promise<void> {
  await page.goto(`${peeredSite}/booking/propose?type=introduction&zone=UTC`);
  const times = page.locator('main fieldset').last().getByRole('checkbox');
  for (const time of [0, 1]) await times.nth(time).check();
  for (const [field, text] of Object.entries({ ...known, title: 'The new shop' }))
    await inMain(page).locator(`[name="${field}"]`).fill(text);
  await page.getByRole('button', { name: 'Create poll' }).press('Enter');
  await page.goto(linkIn((await mailTo(known.email, /Your poll/)).text, '/booking/poll'));
  await page.getByRole('radio', { name: 'Yes' }).last().check();
}

const forms: Readonly<Record<string, PublicForm>> = {
  'a meeting': {
    open: (page) => openBooking(page, '/book_an_appointment'),
    form: inMain,
    typed: { name, email, agenda: words },
  },
  'a poll': {
    open: at('/booking/propose?type=introduction&zone=UTC'),
    form: inMain,
    typed: { name, email, title: words },
  },
  'a seat at an event': {
    open: at('/event/what-a-page-weighs'),
    form: (page) => page.locator('#take-a-seat form'),
    typed: { name, email },
  },
  'handing a seat on': {
    open: openHandOver,
    form: (page) => page.locator('form', { has: page.locator('input[value="hand-over"]') }),
    typed: { name, email },
  },
  'an answer to a poll': {
    open: openPoll,
    form: (page) => page.locator('form', { has: page.locator('button[value="vote"]') }),
    typed: { name, email },
  },
  'an enquiry': { open: at('/contact-us'), form: inMain, typed: { name, email, message: words } },
  'a chat': { open: at('/contact-us/chat'), form: inMain, typed: { name, email, message: words } },
  'the newsletter': { open: at('/newsletter'), form: inMain, typed: { email } },
  'what we keep of somebody': { open: at('/your-data'), form: inMain, typed: { email } },
};

for (const [what, { open, form, typed }] of Object.entries(forms)) {
  test(`without scripts a form for ${what} comes back with what was typed, and the address holds none of it`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page);
    for (const [field, text] of Object.entries(typed))
      await form(page).locator(`[name="${field}"]`).fill(text);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form(page).locator('button[type="submit"]').last().press('Enter'),
    ]);
    expect(answer.status()).toBe(422);
    for (const [field, text] of Object.entries(typed))
      await expect(form(page).locator(`[name="${field}"]`)).toHaveValue(text);
    await expect(form(page).locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    for (const part of ['Typed', 'typed', 'nowhere']) expect(page.url()).not.toContain(part);
    await context.close();
  });
}

test('without scripts the newsletter form at the foot of a page comes back on its own page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(peeredSite);
  await page.locator('footer input[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(inMain(page).locator('[name="email"]')).toHaveValue(email);
  expect(page.url()).toBe(`${peeredSite}/newsletter`);
  await context.close();
});
