import { expect, type Page } from '@playwright/test';
import { siteDefaults } from '../../content/site.ts';
import { openSpans } from '../../features/enquiries/open-spans.ts';
import { openingWords } from '../../features/enquiries/ui/opening-words.ts';
import { hydrated, test } from './page.ts';
import { linkIn, mailsTo, mailTo, peeredSite } from './peers.ts';

test.describe.configure({ timeout: 120_000 });

const staff = 'hello@akra.example';
const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') };

async function fill(page: Page, { name, email, words }: Record<'name' | 'email' | 'words', string>) {
  const main = page.locator('main');
  await main.getByLabel('What should we know?').fill(words);
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email address').fill(email);
}

const referenceOn = (page: Page) =>
  page.getByRole('complementary', { name: 'In short' }).locator('p').first();

test('on a desktop somebody writes with a file, and the conversation goes on', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto(peeredSite);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.locator('h1')).toHaveText('Talk to a person');
  await expect(page.getByRole('main').getByRole('link', { name: /^Chat/ })).toHaveAttribute(
    'href',
    '/contact-us/chat',
  );
  await fill(page, {
    name: 'Dora Example',
    email: 'dora@example.com',
    words: 'Our rounds are planned by hand.',
  });
  await hydrated(page);
  await page.getByLabel('Something that keeps breaking').check();

  await page.locator('main input[type=file]').setInputFiles(pdf);
  await expect(page.getByText('17 B, sent')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('What should we know?')).toHaveValue('Our rounds are planned by hand.');
  await expect(page.getByLabel('Something that keeps breaking')).toBeChecked();
  await expect(page.getByLabel(/Email me/)).not.toBeChecked();
  await expect(page.getByLabel('plan.pdf')).toBeChecked();

  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.locator('h1')).toHaveText('We’ve received your message');
  const reference = (await referenceOn(page).textContent()) ?? '';
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.reload();
  await expect(referenceOn(page)).toHaveText(reference);

  const received = await mailTo('dora@example.com', new RegExp(reference));
  expect((await mailsTo('dora@example.com')).length).toBe(1);
  const arrived = await mailTo(staff, new RegExp(`Dora Example.*${reference}`));
  expect(arrived.text).toContain('Our rounds are planned by hand.');

  await page.goto(linkIn(arrived.text, '/contact-us/conversation'));
  await expect(page.locator('h1')).toHaveText('With Dora Example');
  await page.getByLabel('To Dora Example').fill('How many vans are there?');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toContainText([
    'planned by hand',
    'How many vans',
  ]);

  await mailTo('dora@example.com', /^Re: We have your message/);
  await page.goto(linkIn(received.text, '/contact-us/conversation'));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /plan\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
  await page.getByLabel('Your answer').fill('Twelve, on good days.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Twelve, on good days.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  expect((await mailTo(staff, new RegExp(`^Re: .*${reference}`))).text).toContain('Twelve, on good days.');
});

test('on a phone without scripts an enquiry asks for its confirmation by mail', { tag: '@smoke' }, async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${peeredSite}/hire-services`);
  await page.getByRole('link', { name: /Ask for a week with our test engineer/ }).click();
  await expect(page.getByRole('region', { name: 'What we’ll receive with your message' })).toContainText(
    'Test engineer',
  );
  await fill(page, { name: 'Emil Example', email: 'emil@example.com', words: 'One week in May.' });
  await page
    .locator('main input[type=file]')
    .setInputFiles({ ...pdf, buffer: Buffer.from('MZ\x90\x00\x03\x00\x00\x00') });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/“plan.pdf” isn’t a PDF/)).toBeVisible();
  await expect(page.getByLabel('What should we know?')).toHaveValue('One week in May.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('We’ve received your message');

  const asked = await mailTo('emil@example.com', /confirm/);
  await page.goto(linkIn(asked.text, '/contact-us/confirm'));
  await page.getByRole('button', { name: 'Confirm message' }).click();
  await expect(page.locator('h1')).toHaveText('Your conversation with us');
  await expect(page.getByText('One week in May.')).toBeVisible();
  const arrived = await mailTo(staff, /Emil Example/);
  expect(arrived.text).toContain('Weekly: test engineer');
  await page.getByLabel('Your answer').fill('Or in June.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await context.close();
});

test('a send that fails keeps everything, and what was made in a demo comes along', async ({ page }) => {
  const state = Buffer.from('{"stops":["Köln"]}').toString('base64url');
  await page.goto(`${peeredSite}/contact-us?demo=route-optimization&state=${state}`);
  await page.getByText('See what we’ll receive').click();
  await expect(page.getByText('"Köln"')).toBeVisible();
  await fill(page, { name: 'Fay Example', email: 'fay@example.com', words: 'Like this one, please.' });
  await page.route('**/contact-us.data**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('What should we know?')).toHaveValue('Like this one, please.');
  await page.unroute('**/contact-us.data**');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('We’ve received your message');
  const arrived = await mailTo(staff, /Fay Example/);
  expect(arrived.text).toContain(`/route-optimization/demo?state=${state}`);
});

test('what is asked for in the catalogue and on the price list stands in the enquiry', async ({ page }) => {
  const along = page.getByRole('region', { name: 'What we’ll receive with your message' });
  await page.goto(`${peeredSite}/applications/route-planner`);
  await page.getByRole('link', { name: 'Request this application' }).first().click();
  await expect(along).toContainText('Application: Route planner');
  await page.goto(`${peeredSite}/pricing`);
  await page.getByRole('link', { name: 'Ask for this plan (Weekly)' }).click();
  await expect(along).toContainText('Plan: Weekly');
  await along.getByRole('link', { name: 'Remove this' }).click();
  await expect(along).toHaveCount(0);
});

test('a page that stays open goes on telling the truth about who is there', async ({ page }) => {
  const { contact } = siteDefaults;
  const wordsAt = (now: number) =>
    openingWords(openSpans(contact, now) ?? [], {
      now,
      zone: contact.timeZone,
      answerHours: contact.answerHours,
    }).short;
  // Long enough for the other state: there is no stretch of hours in which nothing changes for a whole week.
  const hours = Array.from({ length: 168 }, (_, hour) => hour * 3_600_000);
  const now = Date.now();
  const later = hours.find((ahead) => wordsAt(now + ahead + 600_000) !== wordsAt(now)) ?? 0;
  const shown = page.getByRole('complementary', { name: 'In short' }).locator('p').first();
  await page.clock.install();
  await page.goto(`${peeredSite}/contact-us`);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(shown).toHaveText(wordsAt(now));
  await page.clock.fastForward(later + 600_000);
  await expect(shown).toHaveText(wordsAt(now + later + 600_000));
});
