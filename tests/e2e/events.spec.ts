import { expect, type Page } from '@playwright/test';
import { test } from './page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from './peers.ts';

test.describe.configure({ timeout: 120_000 });

// Addresses of this run alone: the site may have been used before.
const run = Date.now().toString(36);
const address = (name: string) => `${name}-${run}@example.com`;
const workshop = '/event/reading-a-privacy-scan';

async function fill(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  const form = page.locator('#take-a-seat');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email address').fill(email);
}

/** Takes what is left of the seats at the table, so that the next one has to wait. */
async function fillTheTable(page: Page): Promise<string> {
  await page.goto(peeredSite + workshop);
  const ticket = (await page.getByRole('radio', { name: /On site/ }).getAttribute('value')) ?? '';
  const left = Number(
    /(\d+) of 4 seats left/.exec((await page.locator('#take-a-seat').textContent()) ?? '')?.[1] ?? 0,
  );
  for (let seat = 0; seat < left; seat += 1) {
    const taken = await page.request.post(peeredSite + workshop, {
      headers: { origin: peeredSite },
      form: { event: 'reading-a-privacy-scan', ticket, name: `Seat ${seat}`, email: address(`seat${seat}`) },
      maxRedirects: 0,
    });
    expect(taken.status(), await taken.text()).toBe(303);
  }
  return address('seat0');
}

test('on a desktop somebody finds an event, takes a seat, hands it on, and the next in line gets a freed one', async ({
  page,
}) => {
  await page.goto(peeredSite);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Workshops/ })
    .click();
  await expect(page).toHaveURL(/kind=workshop/);
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Interface/ })
    .click();
  await expect(page).toHaveURL(/kind=workshop&topic=Interface/);
  await page.getByRole('link', { name: /Forms that lose nothing/ }).click();
  await expect(page.locator('h1')).toHaveText('Forms that lose nothing');
  await fill(page, { name: 'Ann Example', email: address('ann') });
  await page.getByRole('button', { name: /^Reserve a seat on/ }).dblclick();
  await expect(page.locator('h1')).toHaveText('You have a seat');
  // Online there is no door and no code to show: the link and the calendar come first.
  await expect(page.locator('main')).not.toContainText(/door/);
  await expect(page.getByRole('img', { name: /^Ticket/ })).toHaveCount(0);
  await expect(page.locator('main')).toContainText('shows the link to join');
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute('href', /calendar\.google\.com/);
  await expect(page.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('href', /\.ics$/);

  const ticket = await mailTo(address('ann'), /^Your seat/);
  expect(await mailsTo(address('ann'))).toHaveLength(1);
  expect(ticket.carries).toContain('text/calendar');
  await page.goto(linkIn(ticket.text, '/events/registration'));
  await page.getByText('Pass the seat on to a colleague').click();
  await page.getByLabel('Your colleague’s name').fill('Ben Example');
  await page.getByLabel('Your colleague’s email address').fill(address('ann'));
  await page.getByRole('button', { name: 'Pass on my seat' }).click();
  await expect(page.getByText('already registered for the event')).toBeVisible();
  await expect(page.getByLabel('Your colleague’s name')).toHaveValue('Ben Example');
  await page.getByLabel('Your colleague’s email address').fill(address('ben'));
  await page.getByRole('button', { name: 'Pass on my seat' }).click();
  await expect(page.locator('h1')).toHaveText('You’ve passed on your seat');
  await mailTo(address('ann'), /^Seat passed on/);
  await mailTo(address('ben'), /^Your seat/);

  const first = await fillTheTable(page);
  await page.goto(peeredSite + workshop);
  await page.getByRole('radio', { name: /On site/ }).check();
  await fill(page, { name: 'Cora Example', email: address('cora') });
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.locator('h1')).toHaveText(/You’re number \d+ on the waiting list/);
  await page.goto(linkIn((await mailTo(first, /^Your seat/)).text, '/events/registration'));
  await page.getByText('Cancel my seat').first().click();
  await page.getByRole('button', { name: 'Cancel my seat' }).click();
  await expect(page.locator('h1')).toHaveText('Your registration is cancelled');
  const promoted = await mailTo(address('cora'), /^You have a seat/);
  await page.goto(linkIn(promoted.text, '/events/registration'));
  await expect(page.locator('h1')).toHaveText('You have a seat');
  await expect(page.getByRole('img', { name: /^Ticket/ })).toBeVisible();
});

test('the list also shows the visitor’s own clock', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/events`);
  await expect(page.getByText(/\d\d:\d\d your time/).first()).toBeVisible();
  await context.close();
});

test('on a phone without scripts somebody takes a seat, and a second time is told so', {
  tag: '@smoke',
}, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/events?q=page+wieghs`);
  await page.getByRole('link', { name: /What a page weighs/ }).click();
  await page.getByRole('link', { name: 'Reserve a seat' }).last().click();
  await fill(page, { name: 'Dora Example', email: 'dora@example' });
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.getByText('This doesn’t look like an email address')).toBeVisible();
  await expect(page.locator('#take-a-seat').getByLabel('Name')).toHaveValue('Dora Example');
  await fill(page, { name: 'Dora Example', email: address('dora') });
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.locator('h1')).toHaveText('You have a seat');
  await expect(page.getByText('Your name isn’t on the list')).toBeVisible();
  // By key: without scripts the bar at the foot of a phone cannot step aside for a click.
  await page.getByRole('button', { name: 'Add my name' }).press('Enter');
  await expect(page.getByText('Other guests see your first name and initial here.')).toBeVisible();
  const ticket = await mailTo(address('dora'), /^Your seat/);

  await page.goto(`${peeredSite}/event/what-a-page-weighs`);
  await fill(page, { name: 'Dora Twice', email: address('dora') });
  await page.getByRole('button', { name: /^Reserve a seat on/ }).click();
  await expect(page.getByRole('alert')).toContainText('already has a seat, so nothing was changed');
  await expect(page.locator('#take-a-seat').getByLabel('Name')).toHaveValue('Dora Twice');
  expect(await mailsTo(address('dora'))).toHaveLength(1);

  await page.goto(linkIn(ticket.text, '/events/registration'));
  await page.getByText('Cancel my seat').first().click();
  await page.getByRole('button', { name: 'Cancel my seat' }).click();
  await expect(page.locator('h1')).toHaveText('Your registration is cancelled');
  await mailTo(address('dora'), /^Cancelled/);
  await context.close();
});

test('an unknown event is the page for the lost, with status 404, and a broken link says so', async ({
  page,
}) => {
  expect((await page.goto(`${peeredSite}/event/no-such-event`))?.status()).toBe(404);
  await page.goto(`${peeredSite}/events/registration?token=made.up`);
  await expect(page.locator('h1')).toHaveText('This link no longer works');
});
