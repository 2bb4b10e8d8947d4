import { expect, test } from '@playwright/test';
import { hydrated, phone, tooWide } from './page.ts';

test.describe('the directory at /api-intrigation', () => {
  test('somebody narrows it by words and choices, shares the address, and shows all again', async ({
    page,
  }) => {
    await page.goto('/api-intrigation');
    await hydrated(page);
    const count = page.getByRole('status').filter({ hasText: 'integrations' });
    await expect(count).toHaveText('71 of 71 integrations');
    await expect(async () => {
      await page.getByLabel('State', { exact: true }).selectOption('Running here');
      await expect(count).toHaveText('23 of 71 integrations', { timeout: 500 });
    }).toPass();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('calendar');
    await page.getByLabel('Access', { exact: true }).selectOption('OAuth 2.0');
    await expect(page.getByRole('heading', { level: 3, name: 'Google Calendar' })).toBeVisible();
    await expect(page.locator('[data-fits]')).toHaveCount(2);
    await expect(page).toHaveURL(/q=calendar.*auth=OAuth/);
    await page.reload();
    await expect(count).toHaveText('2 of 71 integrations');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(count).toHaveText('71 of 71 integrations');
    await expect(page).toHaveURL(/api-intrigation$/);
  });

  test('without scripts the groups unfold and the form filters', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/api-intrigation');
    await page.getByText('Payments and bookkeeping', { exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('parcel');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('4 of 71 integrations')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'DHL' })).toBeVisible();
    await context.close();
  });

  test('a signed webhook is taken, and refused once its body changes or it comes late', async ({ page }) => {
    await page.goto('/api-intrigation#try-webhook');
    await hydrated(page);
    const trial = page.locator('#try-webhook');
    await expect(async () => {
      await trial.getByLabel('Name in the message').fill('Zoë Sample');
      await trial.getByRole('button', { name: 'Send the webhook' }).click();
      await expect(trial.getByRole('status')).toContainText('Taken.', { timeout: 2000 });
    }).toPass();
    const body = trial.getByLabel('Body as it arrives');
    await expect(body).toHaveValue(/"name":"Zoë Sample"/);
    await trial.getByText('ten minutes later').click();
    await expect(trial.getByRole('status')).toContainText('older than five minutes');
    await body.press('End');
    await body.pressSequentially(' ');
    await expect(trial.getByRole('status')).toContainText('not the body that was signed');
    await trial.getByLabel('Name in the message').fill(' ');
    await trial.getByRole('button', { name: 'Send the webhook' }).press('Enter');
    await expect(trial.getByText('Enter a name. It’s part of what gets signed.')).toBeVisible();
  });

  test('on a phone somebody writes an entry, sees what it blocks, takes it along, and pastes what is none', async ({
    browser,
  }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto('/api-intrigation#try-calendar');
    await hydrated(page);
    const trial = page.locator('#try-calendar');
    await expect(async () => {
      await trial.getByRole('button', { name: 'Write the entry' }).tap();
      await expect(trial.getByText('Enter the day of the meeting.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await trial.getByLabel('Day', { exact: true }).fill(day);
    await trial.getByRole('button', { name: 'Write the entry' }).tap();
    await expect(trial.getByRole('status')).toContainText('10:00–10:45');
    const file = page.waitForEvent('download');
    await trial.getByRole('button', { name: 'Download .ics' }).tap();
    expect((await file).suggestedFilename()).toBe('meeting.ics');
    await trial.getByLabel('Calendar file').fill('Dear team, see you on Tuesday');
    await trial.getByRole('button', { name: 'Read the file' }).tap();
    await expect(trial.getByText('This isn’t a calendar file')).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
});
