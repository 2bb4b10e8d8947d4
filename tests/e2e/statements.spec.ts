import { expect, test } from '@playwright/test';
import { hydrated, phone, tooWide } from './page.ts';

test.describe('tracing a request at /full-stack-development', () => {
  test('a visitor traces a page with a word of their own, then one that is not open to them', async ({
    page,
  }) => {
    await page.goto('/full-stack-development');
    await expect(page.getByText('not traced yet').first()).toBeVisible();
    await expect(page.locator('[data-island="trace"][data-awake]')).toBeAttached();
    await page.getByLabel('A word to search for on that page').fill('mail');
    await page.getByRole('button', { name: 'Trace a request' }).click();
    const steps = page.getByRole('region', { name: 'Every step of this request' });
    await expect(steps).toContainText('GET /events?q=mail was answered 200');
    await expect(steps.getByText('select from studio_events').first()).toBeVisible();
    await page.getByLabel('Page', { exact: true }).selectOption('The staff inbox, without signing in');
    await page.getByRole('button', { name: 'Trace a request' }).click();
    await expect(steps).toContainText('GET /admin-panel/inbox was answered 403');
    await expect(steps.getByText('who is asking').first()).toBeVisible();
    await expect(page).toHaveURL(/\/full-stack-development$/);
  });

  test('without scripts the form answers with the traced request', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/full-stack-development');
    await page.getByLabel('Page', { exact: true }).selectOption('The journal');
    await page.getByRole('button', { name: 'Trace a request' }).click();
    await expect(page.getByRole('region', { name: 'Every step of this request' })).toContainText(
      'GET /blog was answered 200',
    );
    await context.close();
  });
});

test.describe('the theme and the form at /design', () => {
  test('somebody mixes a theme by keys, mends what cannot be read, and takes it away', async ({ page }) => {
    await page.goto('/design');
    await hydrated(page);
    const theme = page.locator('#theme');
    await expect(theme.locator('p[role=status]')).toContainText('too little contrast');
    await expect(async () => {
      await theme.getByRole('button', { name: 'Fix the buttons' }).click({ timeout: 2000 });
      await expect(theme.locator('p[role=status]')).toContainText('All four pairs have enough contrast', {
        timeout: 500,
      });
    }).toPass();
    const hue = theme.getByLabel('Hue');
    await hue.press('Home');
    await hue.press('ArrowRight');
    await expect(hue).toHaveValue('1');
    await theme.getByText('Light', { exact: true }).click();
    const file = page.waitForEvent('download');
    await theme.getByRole('button', { name: 'Download CSS' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe('theme.css');
    expect(
      await (await download.createReadStream())
        .setEncoding('utf8')
        .toArray()
        .then((parts) => parts.join('')),
    ).toMatch(/color-scheme: light;[^}]*--accent: oklch\([\d.]+ 0\.17 1\);/);
  });

  test('on a phone the edge between the two forms moves under a finger and by keys', async ({ browser }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto('/design#twice');
    await hydrated(page);
    const edge = page.getByRole('slider', { name: 'How much of the old form is shown' });
    await edge.scrollIntoViewIfNeeded();
    await expect(async () => {
      await edge.tap({ position: { x: 300, y: 200 } });
      expect(Number(await edge.inputValue())).toBeGreaterThan(70);
    }).toPass();
    await edge.press('Home');
    await expect(edge).toHaveAttribute('aria-valuetext', 'Twelve fields 0 percent, Two 100 percent');
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
});

test.describe('the usability test at /ui-ux', () => {
  test('somebody does the task in both versions, compares, comes back to it, and deletes it', async ({
    page,
  }) => {
    await page.goto('/ui-ux');
    await hydrated(page);
    const trial = page.locator('#test');
    const said = trial.getByRole('status');
    const lanes = trial.getByRole('list', { name: 'Your results' });
    await expect(async () => {
      await trial.getByRole('button', { name: 'Start version A' }).click({ timeout: 1000 });
      await expect(said).toHaveText('The clock is running.', { timeout: 500 });
    }).toPass();
    await trial.getByLabel('Contact').fill('030 555 0147');
    await trial.getByRole('button', { name: 'Apply' }).click();
    await expect(trial.getByRole('alert')).toHaveText('Error 412: format');
    await expect(trial.getByLabel('Contact')).toHaveValue('');
    await trial.getByLabel('Date').selectOption('11/26');
    await trial.getByLabel('Slot').selectOption('14.30');
    await trial.getByLabel('Contact').fill('0305550147');
    await trial.getByRole('button', { name: 'Apply' }).click();
    await expect(said).toContainText('Done in');
    await expect(lanes).toContainText('1 error');
    await expect(lanes).toContainText('not taken yet');
    // The other version by keys alone.
    await trial.getByRole('button', { name: 'Start version B' }).press('Enter');
    await trial.getByLabel('Phone').fill('030 555 0147');
    await trial.getByLabel('Phone').press('Enter');
    await expect(trial.getByText('Your phone number is kept.')).toBeVisible();
    await trial.getByLabel('Thu 26').press('Space');
    await trial.getByLabel('14:30').press('Space');
    await expect(trial.getByLabel('Phone')).toHaveValue('030 555 0147');
    await trial.getByRole('button', { name: 'Move to Thu 26, 14:30' }).press('Enter');
    await expect(trial.getByText(/Version B took you|Both took you/)).toBeVisible();
    const file = page.waitForEvent('download');
    await trial.getByRole('button', { name: 'Download CSV' }).click();
    expect((await file).suggestedFilename()).toBe('usability-test.csv');
    await page.reload();
    await expect(lanes).not.toContainText('not taken yet');
    await trial.getByRole('button', { name: 'Delete results' }).click();
    await expect(lanes.getByText('not taken yet')).toHaveCount(2);
  });
});
