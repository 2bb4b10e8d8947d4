import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const panel = `${peeredSite}/admin-panel/bookings`;
const run = Date.now().toString(36);
const address = (name: string) => `${name}-${run}@example.com`;

/** The weekday after so many weeks, whole days from now: far enough from every notice. */
function tuesdayIn(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

async function comeIn(page: Page): Promise<void> {
  const email = await signUp(page, peeredSite, 'workspace');
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['sales']);
}

/** Adds somebody who can be met on Tuesdays from nine to eleven; gives the address of their page. */
async function addHost(page: Page, name: string, email: string): Promise<string> {
  await page.goto(`${panel}/hosts/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Time zone').selectOption('UTC');
  await page.getByLabel(/^Tuesday/).fill('9-11');
  await page.getByRole('button', { name: 'Add host' }).click();
  await expect(page.locator('h1')).toHaveText(name);
  return page.url();
}

async function addType(page: Page, name: string, hosts: readonly string[]): Promise<void> {
  await page.goto(`${panel}/types/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description in a sentence').fill('Half an hour about doors.');
  for (const host of hosts) await page.getByLabel(host).check();
  await page.getByRole('button', { name: 'Add meeting type' }).click();
  await expect(page.locator('h1')).toHaveText(name);
}

const startsOn = async (page: Page, type: string, day: string): Promise<string[]> => {
  const query = new URLSearchParams({ type, from: day, to: day, zone: 'UTC' });
  const { days } = await (await page.request.get(`${peeredSite}/api/booking/slots?${query}`)).json();
  return days[day] ?? [];
};

test('on a desktop an absence is handed over, and the booking page follows the hours', async ({ page }) => {
  await comeIn(page);
  const [north, south] = [`North ${run}`, `South ${run}`];
  await addHost(page, north, address('north'));
  const day = tuesdayIn(3);
  await addType(page, `Call ${run}`, [north]);
  const type = `call-${run}`;
  const [first] = await startsOn(page, type, day);
  expect(first).toBe(`${day}T09:00:00.000Z`);
  const visitor = { name: 'Ann Example', email: address('ann'), zone: 'UTC', type, start: first ?? '' };
  const booked = await page.request.post(`${peeredSite}/book_an_appointment`, {
    headers: { origin: peeredSite },
    form: { intent: 'book', ...visitor },
    maxRedirects: 0,
  });
  expect(booked.status(), await booked.text()).toBe(303);

  await addHost(page, south, address('south'));
  await page.goto(`${panel}/types`);
  await page.getByRole('link', { name: `Call ${run}` }).click();
  await page.getByLabel(south).check();
  await page.getByRole('button', { name: 'Save meeting type' }).click();
  await expect(page.getByText('Saved. Meetings already booked stay')).toBeVisible();

  await page.goto(`${panel}?view=week&day=${day}`);
  await hydrated(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page
    .getByRole('link', { name: /Ann Example/ })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(`Call ${run} with Ann Example`);

  await page.goto(`${panel}/hosts`);
  await page.getByRole('link', { name: north }).click();
  const away = page.locator('#away');
  await away.getByLabel('First day').fill(day);
  await away.getByLabel('Last day').fill(day);
  await away.getByRole('button', { name: 'Add absence' }).click();
  await expect(page.locator('h1')).toHaveText(`${north} is away`);
  await expect(page.getByRole('link', { name: 'Ann Example' })).toBeVisible();
  await page.getByLabel('Message to the visitor').fill('North is on a train.');
  await page.getByRole('button', { name: 'Hand over meeting' }).click();
  await expect(page.getByText(`${south} has taken over the meeting`)).toBeVisible();
  await expect(page.getByText(`${north} has no meetings on these days`)).toBeVisible();
  const told = await mailTo(address('ann'), /^New host/);
  expect(told.text).toContain('North is on a train.');
  await mailTo(address('south'), /^Handed to you/);
  await mailTo(address('north'), /^Handed over/);

  // Only South is there that day, from half past nine on.
  expect(await startsOn(page, type, day)).toEqual(
    ['09:30', '10:00', '10:30'].map((time) => `${day}T${time}:00.000Z`),
  );
  await page.goto(`${panel}/hosts`);
  await page.getByRole('link', { name: south }).click();
  await page.getByLabel(/^Tuesday/).fill('nine to five');
  await page.getByRole('button', { name: 'Save host' }).click();
  await expect(page.getByText('Enter hours like 09:00–12:00')).toBeVisible();
  await expect(page.getByLabel(/^Tuesday/)).toHaveValue('nine to five');
  await page.getByLabel(/^Tuesday/).fill('14:00–15:00');
  await page.getByRole('button', { name: 'Save host' }).click();
  await expect(page.getByText('The free times are up to date')).toBeVisible();
  await page.goto(`${peeredSite}/book_an_appointment?type=${type}&day=${day}&zone=UTC&clock=24`);
  await expect(page.locator('main a[href*="start="]')).toHaveText([/14:00/, /14:30/]);
});

/** The next public holiday of Portugal on a working day, a week ahead at least. */
function holidayInPortugal(): string {
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const year = Number(soon.slice(0, 4));
  const days = [year, year + 1].flatMap((each) =>
    ['04-25', '06-10', '10-05', '12-01', '12-08'].map((day) => `${each}-${day}`),
  );
  const isWorkday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
  return days.find((day) => day > soon && isWorkday(day)) ?? '';
}

test('what is offered ends with the opening hours and leaves out the public holidays of the host', async ({
  page,
}) => {
  await comeIn(page);
  const host = `East ${run}`;
  await page.goto(`${panel}/hosts/new`);
  await page.getByLabel('Name', { exact: true }).fill(host);
  await page.getByLabel('Email address').fill(address('east'));
  await page.getByLabel('Time zone').selectOption('UTC');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByLabel(new RegExp(`^${day}`)).fill('0-24');
  await page.getByRole('button', { name: 'Add host' }).click();
  await expect(page.locator('h1')).toHaveText(host);
  const its = page.url();
  await addType(page, `Visit ${run}`, [host]);
  await page.getByLabel('Days ahead').fill('365');
  await page.getByRole('button', { name: 'Save meeting type' }).click();
  await expect(page.getByText('Saved. Meetings already booked stay')).toBeVisible();

  // The agency is open from 09:00 to 17:00 in Berlin.
  const day = holidayInPortugal();
  const inBerlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
  const clocks = (await startsOn(page, `visit-${run}`, day)).map((start) => inBerlin.format(new Date(start)));
  expect([clocks[0], clocks.at(-1)]).toEqual(['09:00', '16:30']);

  await page.goto(its);
  await page.getByRole('combobox', { name: 'Public holidays' }).selectOption('PT');
  await page.getByRole('button', { name: 'Save host' }).click();
  await expect(page.getByText('The free times are up to date')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Christmas' })).toBeVisible();
  expect(await startsOn(page, `visit-${run}`, day)).toEqual([]);
  await page.goto(`${peeredSite}/book_an_appointment?type=visit-${run}&day=${day}&zone=UTC`);
  await expect(page.getByText('There are no free times on this day.')).toBeVisible();
});

test('on a phone without scripts somebody is booked for, moved, and cancelled with a word', async ({
  page,
  browser,
}) => {
  await comeIn(page);
  const host = `West ${run}`;
  await addHost(page, host, address('west'));
  await addType(page, `Talk ${run}`, [host]);
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await context.newPage();
  await bare.goto(`${panel}/new`);
  await bare.getByRole('combobox', { name: 'Meeting' }).selectOption({ label: `Talk ${run}, 30 min` });
  await bare.getByLabel('Day', { exact: true }).fill(tuesdayIn(2));
  await bare.getByRole('button', { name: 'Show times' }).click();
  await bare.getByLabel('Name', { exact: true }).fill('Cem Example');
  await bare.getByLabel('Email address').fill(address('cem'));
  await bare.getByRole('button', { name: 'Book meeting' }).click();
  await expect(bare.locator('h1')).toHaveText(`Talk ${run} with Cem Example`);
  await mailTo(address('cem'), /^Booked/);
  expect(await tooWide(bare)).toBe(0);

  await bare.getByLabel('On', { exact: true }).fill(tuesdayIn(3));
  await bare.getByRole('button', { name: 'Show times' }).click();
  await bare.getByLabel('Message to the visitor').fill('A week later.');
  await bare.getByRole('button', { name: 'Move meeting' }).click();
  await expect(bare.getByText(/The meeting has moved\. We’re emailing both sides/)).toBeVisible();
  expect((await mailTo(address('cem'), /^Moved/)).text).toContain('A week later.');

  await bare
    .getByRole('textbox', { name: /^Message to the visitor/ })
    .last()
    .fill('We are sorry.');
  await bare.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(bare.getByText(/The meeting is cancelled\. We’re emailing both sides/)).toBeVisible();
  expect((await mailTo(address('cem'), /^Cancelled/)).text).toContain('We are sorry.');
  await bare.goto(`${panel}?view=month&day=${tuesdayIn(3)}`);
  await expect(bare.getByText('Cem Example')).toHaveCount(0);
  expect(await tooWide(bare)).toBe(0);
  await context.close();
});
