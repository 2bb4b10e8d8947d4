import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test } from './page.ts';
import { peeredSite } from './peers.ts';
import { signUp } from './sign-up.ts';
import { makeStaff } from './staff.ts';

test.describe.configure({ timeout: 120_000 });

const folder = process.env.PEERED_SITE_DATA_DIR;
const mark = () => crypto.randomUUID().slice(0, 8);
const chat = (page: Page) => page.getByRole('log', { name: 'Chat' });

async function begin(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('link', { name: 'Need Help? Chat With Us!' }).click();
  await expect(page.locator('h1')).toHaveText('Chat with us');
  await page.getByLabel('Your message').fill(words);
  await page.locator('main').getByLabel('Name').fill(name);
  await page.locator('main').getByLabel('Email address').fill(`${mark()}@example.com`);
  await page.getByRole('button', { name: 'Start chat' }).click();
  // The browser solves a puzzle first, which takes long while others work.
  await expect(chat(page)).toContainText(words, { timeout: 45_000 });
}

test('a visitor chats with staff in the inbox, each reads the other without pressing anything, and the chat is there on the next page', async ({
  page,
  browser,
}) => {
  const name = `Chatter ${mark()}`;
  const staff = await (await browser.newContext()).newPage();
  await makeStaff(await signUp(staff, peeredSite, 'chat-staff'), folder, ['sales']);

  await page.goto(`${peeredSite}/pricing`);
  await begin(page, name, 'What does a week cost?');
  await hydrated(page);

  await staff.goto(`${peeredSite}/admin-panel/inbox?q=${encodeURIComponent(name)}`);
  await expect(staff.getByRole('log')).toContainText('What does a week cost?');
  await hydrated(staff);
  await staff.getByLabel(`Reply to ${name}`).fill('It is on the price list.');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(chat(page)).toContainText('It is on the price list.');
  // The staff's page comes back from its form; before that it listens to nothing.
  await expect(staff.locator('main').getByRole('status').filter({ hasText: 'in the chat' })).toBeVisible();
  await hydrated(staff);

  await page.getByLabel('Your message').fill('Thank you.');
  await page.getByLabel('Your message').press('Enter');
  await expect(chat(page)).toContainText('Thank you.');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await expect(staff.getByRole('log')).toContainText('Thank you.');

  await page.goto(`${peeredSite}/hire-services`);
  await page.getByRole('link', { name: 'Need Help? Chat With Us!' }).click();
  await expect(chat(page)).toContainText('Thank you.');
  await page.getByRole('button', { name: 'Leave chat' }).click();
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await staff.context().close();
});

test('on a phone without scripts a chat is begun, shown and gone on with', { tag: '@smoke' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(peeredSite);
  await begin(page, 'Plain Example', 'Do you work in Leeds?');
  await page.getByLabel('Your message').fill('Or in York?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat(page)).toContainText('Or in York?');
  await context.close();
});

for (const width of [390, 768, 1279, 1440])
  test(`at ${width} px the two buttons have room of their own, and make way while somebody types`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact-us');
    const buttons = page.getByRole('complementary', { name: 'Talk to a person' });
    await expect(buttons.getByRole('link')).toHaveText(['Need Help? Chat With Us!', 'Hire Us']);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // What the page holds at its end: everything that can be pressed or read in the footer stays clear of them.
    const covered = await page.evaluate(() => {
      const over = document.querySelector('[data-floating]')?.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a, p, input, h1, h2), footer :is(a, p, input)')].filter(
        (part) => {
          const { left, right, top, bottom, width: wide } = part.getBoundingClientRect();
          return (
            over &&
            wide > 0 &&
            left < over.right &&
            right > over.left &&
            top < over.bottom &&
            bottom > over.top
          );
        },
      ).length;
    });
    expect(covered).toBe(0);
    await page.getByLabel('What should we know?').focus();
    await expect(buttons).toBeHidden();
  });
