import { type Browser, expect, type Page } from '@playwright/test';
import { openPart } from './form-part.ts';
import { hydrated } from './page.ts';
import { linkIn, mailTo } from './peers.ts';

const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

/** Fills the form of an event with as little as it takes; without scripts all of its parts are in view. */
export async function fillEvent(
  page: Page,
  title: string,
  { scripts = true, day = inThreeWeeks, begins = '18:00', ends = '20:00' } = {},
): Promise<void> {
  if (scripts) await hydrated(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Short description').fill('An evening about doors and who comes through them.');
  if (scripts) await openPart(page, 'When and where');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Starts').fill(begins);
  await page.getByLabel('Ends', { exact: true }).fill(ends);
  await page.getByLabel(/^Seats online/).fill('5');
}

/** Takes a seat as a visitor; gives the reference on the ticket. */
export async function takeSeat(browser: Browser, href: string, name: string, email: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(href);
  const form = page.locator('#take-a-seat');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.locator('h1')).toHaveText('You have a seat');
  await page.goto(linkIn((await mailTo(email, /^Your seat/)).text, '/events/registration'));
  const reference = await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .textContent();
  await page.context().close();
  return reference ?? '';
}
