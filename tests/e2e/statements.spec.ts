import { expect, test } from '@playwright/test';

test.describe('tracing a request at /full-stack-development', () => {
  test('a visitor traces a page with a word of their own, then one that is not open to them', async ({
    page,
  }) => {
    await page.goto('/full-stack-development');
    await expect(page.getByText('not walked yet').first()).toBeVisible();
    await expect(page.locator('[data-island="trace"][data-awake]')).toBeAttached();
    await page.getByLabel('Your word for its search').fill('mail');
    await page.getByRole('button', { name: 'Trace a request' }).click();
    const steps = page.getByRole('region', { name: 'Every step of this request' });
    await expect(steps).toContainText('GET /events?q=mail was answered 200');
    await expect(steps.getByText('select from studio_events').first()).toBeVisible();
    await page.getByLabel('Page', { exact: true }).selectOption('The staff inbox, signed out');
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
