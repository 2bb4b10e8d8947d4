import { expect, type Page, test } from '@playwright/test';
import { hydrated, phone, tooWide } from './page.ts';

/** Opens a page and does something on it until its scripts answer. */
async function opened(page: Page, path: string, first: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(first).toPass();
}

test.describe('the pages about the studio and its services', () => {
  test('/agency lights up the seat of whoever decides a question, and shows nobody who was not entered', async ({
    page,
  }) => {
    const question = page.getByLabel('Ask a question to see who decides it');
    const seat = page.locator('[data-decides]');
    await opened(page, '/agency', async () => {
      await question.fill('Which colour is the button?');
      await expect(seat).toContainText('Interface designer', { timeout: 500 });
    });
    await page.getByRole('button', { name: 'Is the release safe?' }).press('Enter');
    await expect(seat).toContainText('Test engineer');
    await question.fill('Hello there');
    await expect(seat).toHaveCount(0);
    await expect(page.getByText('We can’t tell from these words.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who works here' })).toHaveCount(0);
  });

  test('/pages/about-1 lights up the hours in which a word was worked on', async ({ page }) => {
    const word = page.getByLabel('Search the changes');
    await opened(page, '/pages/about-1', async () => {
      await word.fill('pregnancy');
      await expect(page.getByText(/^\d+ changes mention it$/)).toBeVisible({ timeout: 2000 });
    });
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(0);
    await word.fill('zeppelin');
    await expect(page.getByText('0 changes mention it')).toBeVisible();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });

  test('/pages/about-2 shows the visitor’s own week and gives the chosen days as a calendar', async ({
    browser,
  }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-11-18T12:00:00Z');
    await opened(page, '/pages/about-2', async () => {
      await expect(page.locator('[aria-current=date]')).toContainText('Wednesday', { timeout: 1000 });
    });
    await page.getByLabel('Include Tuesday').tap();
    await page.getByRole('button', { name: 'The week after' }).tap();
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add 4 days to my calendar' }).tap();
    const parts = await (await (await file).createReadStream()).setEncoding('utf8').toArray();
    expect(parts.join('').match(/DTSTART;VALUE=DATE:202611(23|24|25|27)/g)).toHaveLength(4);
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });

  test('/pages/about-3 holds a brief against the list while it is typed', async ({ page }) => {
    const told: string[] = [];
    page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
    const brief = page.getByLabel('Your project in a few sentences');
    await opened(page, '/pages/about-3', async () => {
      await brief.fill('A shop with a countdown, and it has to rank first.');
      await expect(page.getByText('2 things to talk about')).toBeVisible({ timeout: 500 });
    });
    await expect(page.locator('mark')).toHaveText(['countdown', 'rank first']);
    await brief.fill('Customers move their own appointment.');
    await expect(page.getByText('It touches nothing on our list.')).toBeVisible();
    expect(told.filter((line) => /countdown|their own/.test(decodeURIComponent(line)))).toEqual([]);
  });

  test('/pages/services-1 adds up the lines that are ticked, by keys too', async ({ page }) => {
    const handover = page.getByRole('checkbox', { name: /^Handover/ });
    const sum = page.getByText(/^\d lines?, one after the other/);
    await opened(page, '/pages/services-1', async () => {
      await handover.check();
      await expect(sum).toHaveText('1 line, one after the other: 1 to 2 weeks', { timeout: 500 });
    });
    await expect(page.getByText('€5,000 to €9,500').last()).toBeVisible();
    await page.getByRole('checkbox', { name: /^One hard part/ }).press('Space');
    await expect(sum).toHaveText('2 lines, one after the other: 3 to 6 weeks');
    await expect(page.getByRole('link', { name: 'Book a call about it' })).toHaveAttribute(
      'href',
      /Handover/,
    );
  });

  test('/pages/services-2 says at each week where the project stands and what stopping costs', async ({
    page,
  }) => {
    const week = page.getByLabel('Drag through the project');
    await opened(page, '/pages/services-2', async () => {
      await week.press('Home');
      await expect(page.getByText('€0', { exact: true })).toBeVisible({ timeout: 500 });
    });
    await expect(page.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible();
    await week.press('End');
    await expect(page.getByRole('heading', { level: 2, name: 'Handover' })).toBeVisible();
    await expect(page.getByText('€76,800')).toBeVisible();
  });

  test('/pages/services-single-1 takes a sentence that is one feature and gives its brief', async ({
    page,
  }) => {
    const sentence = page.getByLabel('Your feature in one sentence');
    await opened(page, '/pages/services-single-1', async () => {
      await sentence.fill('Improve the portal');
      await expect(page.getByText('There is no person in it.')).toBeVisible({ timeout: 500 });
    });
    await expect(page.getByRole('button', { name: 'Download the brief' })).toBeDisabled();
    await sentence.fill('Patients cancel a visit');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the brief' }).press('Enter');
    expect((await file).suggestedFilename()).toBe('patients-cancel-visit.md');
  });

  test('/pages/services-single-2 keeps the ticks of the stair and gives the list', async ({ browser }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await opened(page, '/pages/services-single-2', async () => {
      await page.getByRole('checkbox', { name: 'One drawing' }).check();
      await expect(page.getByText('1 of 6 steps done.')).toBeVisible({ timeout: 500 });
    });
    await page.getByText('One sentence', { exact: true }).tap();
    await page.reload();
    await expect(page.getByText('2 of 6 steps done.')).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the list' }).tap();
    const parts = await (await (await file).createReadStream()).setEncoding('utf8').toArray();
    expect(parts.join('').match(/\[x\]/g)).toHaveLength(2);
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
});
