import { expect, type Page } from '@playwright/test';
import { test } from './page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from './peers.ts';

// One after the other: two at once could reach for the same time of one host.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Chooses a meeting, a day with many free times and the first of them. The last day that can be booked ends at this hour of the day, with few. */
async function chooseTime(page: Page, meeting: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(meeting) }).click();
  await expect(page.locator('h1')).toHaveText('Which time suits you?');
  await chooseDayAndTime(page);
}

async function chooseDayAndTime(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /, ([5-9]|\d\d+) free$/ })
    .last()
    .click();
  await page.locator('main a[href*="start="]').first().click();
  await expect(page.locator('h1')).toHaveText('Your details');
}

test('on a desktop somebody books, gets the invitation, moves the meeting and cancels it', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(peeredSite);
  await page.getByRole('banner').getByRole('link', { name: 'Book a call' }).click();
  await chooseTime(page, 'Scoping call');
  expect(new URL(page.url()).searchParams.get('zone')).toBeTruthy();
  await page.getByLabel('Name').fill('Ann Example');
  await page.locator('main').getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('What’s it about?').fill('A planner for rounds');
  await page.getByRole('button', { name: /^Book / }).dblclick();
  await expect(page.locator('h1')).toHaveText('You’re booked');
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /calendar\.google\.com.*booking%2Fmeeting/,
  );
  const file = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  const entry = await (await page.request.get(`${peeredSite}${file}`)).text();
  expect(entry).toContain('LOCATION:Video call');
  expect(entry.replaceAll('\r\n ', '')).toContain('/booking/meeting?token=');

  const invitation = await mailTo('ann@example.com');
  expect(await mailsTo('ann@example.com')).toHaveLength(1);
  await page.goto(linkIn(invitation.text, '/booking/meeting'));
  await page.getByRole('link', { name: 'Move meeting' }).click();
  // The first free day is open, which may be today with a single time left.
  await page.locator('main a[href*="start="]').last().click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.locator('h1')).toHaveText('Your meeting has moved');
  await page.getByRole('link', { name: 'Cancel meeting' }).click();
  await page.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(page.locator('h1')).toHaveText('Your meeting is cancelled');
  await expect(page.getByRole('link', { name: 'Move meeting' })).toHaveCount(0);
  await mailTo('ann@example.com', /cancel/i);
});

test('on a phone without scripts somebody books, and who comes second keeps what was typed', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/book_an_appointment`);
  await page.getByRole('link', { name: /Technical review/ }).click();
  // Nobody can tell where a browser without scripts is: it is asked before any time is shown.
  await expect(page.locator('main a[href*="start="]')).toHaveCount(0);
  await page.getByLabel('Where are you?').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Show times' }).click();
  await chooseDayAndTime(page);
  await expect(page.getByText(/time in New York/)).toBeVisible();
  const form = page.url();
  const fill = async (name: string, email: string) => {
    await page.getByLabel('Name').fill(name);
    await page.locator('main').getByLabel('Email address').fill(email);
    await page.getByLabel('What is it built with?').fill('PostgreSQL');
    await page.getByRole('button', { name: /^Book / }).click();
  };
  await fill('Ben Example', 'ben@example.com');
  await expect(page.locator('h1')).toHaveText('You’re booked');
  await mailTo('ben@example.com');

  await page.goto(form);
  await fill('Cora Example', 'cora@example.com');
  await expect(page.getByText('Someone else has just booked this time')).toBeVisible();
  // The chosen day is still there with the times that are left, in the form that holds what was typed.
  const lost = new URL(form).searchParams.get('start') ?? '';
  const left = page.getByRole('radiogroup', { name: /^Free times on/ }).getByRole('radio');
  await expect(left.first()).toBeVisible();
  await expect(page.locator(`main input[name="start"][value="${lost}"]`)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Cora Example');
  await expect(page.getByLabel('What is it built with?')).toHaveValue('PostgreSQL');
  expect(page.url()).toBe(form);
  await left.first().check({ force: true });
  await page.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('You’re booked');
  await context.close();
});

test('with scripts a lost time is said in the form, which keeps what was typed and offers the same day', async ({
  page,
}) => {
  await page.goto(`${peeredSite}/book_an_appointment?zone=Europe/Berlin`);
  await chooseTime(page, 'Technical review');
  const form = page.url();
  const { searchParams } = new URL(form);
  const start = searchParams.get('start') ?? '';
  const quicker = { name: 'Quick Example', email: 'quick@example.com', 'answers.stack': 'Rust' };
  const booked = await page.request.post(`${peeredSite}/book_an_appointment`, {
    headers: { origin: peeredSite },
    form: { intent: 'book', type: 'technical-review', zone: 'Europe/Berlin', start, ...quicker },
    maxRedirects: 0,
  });
  expect(booked.status()).toBe(303);

  await page.getByLabel('Name').fill('Dora Example');
  await page.locator('main').getByLabel('Email address').fill('dora-books@example.com');
  await page.getByLabel('What is it built with?').fill('PostgreSQL');
  // The connection fails first: nothing is lost by that either.
  await page.route('**/book_an_appointment.data**', (route) => route.abort());
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('alert').first()).toContainText('The connection was lost');
  await page.unroute('**/book_an_appointment.data**');
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByText('Someone else has just booked this time')).toBeVisible();
  const left = page.getByRole('radiogroup', { name: /^Free times on/ }).getByRole('radio');
  await expect(left.first()).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Dora Example');
  expect(page.url()).toBe(form);
  await left.first().check({ force: true });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.locator('h1')).toHaveText('You’re booked');
  const mail = await mailTo('dora-books@example.com');
  await page.goto(linkIn(mail.text, '/booking/meeting'));
  await page.getByRole('button', { name: 'Create address' }).click();
  await expect(page.locator('h1')).toHaveText('Your calendar address is ready');
  await expect(page.locator('main code')).toContainText('/api/booking/feed/');
});

test('times are right when they first show, stay on the chosen clock, and change only when asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/book_an_appointment?type=introduction`);
  const zone = page.getByLabel('Times are in');
  await expect(zone).toHaveValue('America/New_York');
  await expect(zone.locator('option:checked')).toHaveText(/^New York \(GMT−[45]\)$/);
  const first = page.locator('main a[href*="start="]').first();
  await expect(first).toHaveText(/^\d{1,2}:\d\d [ap]m$/);
  await page.getByRole('link', { name: '24 h' }).click();
  await expect(first).toHaveText(/^\d\d:\d\d$/);
  const start = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams.get('start') ?? '';
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(start));
  await expect(first).toHaveText(shown('America/New_York'));
  await zone.selectOption('Europe/Berlin');
  await expect(page.locator(`main a[href*="${encodeURIComponent(start)}"]`)).toHaveText(
    shown('Europe/Berlin'),
  );
  await expect(page.getByRole('heading', { name: /Morning|Afternoon/ }).first()).toBeVisible();
  await context.close();
});

test('somebody proposes times, a colleague answers without scripts, and the best one is booked', async ({
  page,
  browser,
}) => {
  await page.goto(`${peeredSite}/book_an_appointment`);
  await page.getByRole('link', { name: /Introduction/ }).click();
  await page.getByRole('link', { name: 'Propose several times' }).click();
  await expect(page.locator('h1')).toHaveText('Which times would suit you?');
  const times = page.locator('main fieldset').last().getByRole('checkbox');
  await times.nth(0).check();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(
    page.getByRole('group', { name: 'Selected in other weeks' }).getByRole('checkbox'),
  ).toBeChecked();
  await times.nth(1).check();
  await page.getByLabel('What’s the meeting about?').fill('The new shop');
  await page.getByLabel('Name').fill('Ida Example');
  await page.locator('main').getByLabel('Email address').fill('ida@example.com');
  await page.getByRole('button', { name: 'Create poll' }).click();
  await expect(page.locator('h1')).toHaveText('The new shop');

  const made = await mailTo('ida@example.com', /Your poll/);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const guest = await context.newPage();
  await guest.goto(linkIn(made.text, '/booking/poll'));
  await guest.getByRole('radio', { name: 'Yes' }).last().check();
  await guest.getByLabel('Name').fill('Jon Example');
  await guest.locator('main').getByLabel('Email address').fill('jon@example.com');
  // By key: without scripts the bar at the foot of a phone cannot step aside for a click.
  await guest.getByRole('button', { name: 'Send my answer' }).press('Enter');
  await expect(guest.locator('main').getByRole('status')).toContainText('Thanks, we’ve saved your answer');
  await context.close();

  await mailTo('ida@example.com', /Jon Example has answered/);
  await page.reload();
  await page.getByRole('row', { name: /Best/ }).getByRole('link', { name: 'Book' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ida Example');
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.locator('h1')).toHaveText('You’re booked');
  await mailTo('jon@example.com', /^It is .*The new shop$/);
});

test('a link that is broken says so and changes nothing', async ({ page }) => {
  for (const path of ['meeting', 'reschedule', 'cancel', 'poll']) {
    await page.goto(`${peeredSite}/booking/${path}?token=made.up`);
    await expect(page.locator('h1')).toHaveText('This link no longer works');
  }
});
