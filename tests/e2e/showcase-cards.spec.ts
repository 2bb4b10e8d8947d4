import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test } from './page.ts';

/** Opens the learning app on one of its screens, awake. */
async function open(page: Page, screen = '') {
  await page.goto(`/atlearn-app${screen}`);
  const app = page.getByRole('region', { name: 'AtLearn, the app' });
  await app.scrollIntoViewIfNeeded();
  await hydrated(page);
  const island = page.locator('[data-island]', { has: app });
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  return app;
}

test.describe(() => {
  test.use(phone);
  test('on a phone a round is answered by touch without a network, and what was wrong comes back the next day', async ({
    page,
    context,
  }) => {
    const app = await open(page);
    await context.setOffline(true);
    await app.getByRole('button', { name: 'Start: 5 cards' }).tap();
    await app.getByRole('button', { name: /Call a relative/ }).tap();
    await expect(app.getByRole('status')).toContainText('No: Check that it is safe.');
    await expect(app.getByRole('status')).toContainText('This card comes back tomorrow.');
    await app.getByRole('button', { name: 'Next card' }).tap();
    await app.getByRole('button', { name: /Speak loudly/ }).tap();
    await expect(app.getByRole('status')).toContainText('This card comes back in 9 days.');
    await app.getByRole('button', { name: 'Next card' }).tap();
    await app.getByRole('button', { name: 'Ask me later' }).tap();
    for (const right of [/Ten seconds/, /^\D*\d?\s*No$/, /Open the airway/]) {
      await app.getByRole('button', { name: right }).tap();
      await app.getByRole('button', { name: /Next card|See the round/ }).tap();
    }
    await expect(app.getByRole('heading', { name: '4 of 5 right' })).toBeVisible();

    await app.getByRole('link', { name: 'Returns' }).tap();
    await app.getByRole('button', { name: 'Jump to Tuesday' }).tap();
    await expect(app.getByRole('status')).toContainText('Tuesday, today: 1 card.');
    await context.setOffline(false);
    const again = await open(page);
    await expect(again.getByText('1 card has come back.')).toBeVisible();
    await expect(again.getByRole('listitem').first()).toContainText('Someone is lying still.');
  });
});

test('by keys a card is answered, the next one has the focus, and the back button leaves the round', async ({
  page,
}) => {
  const app = await open(page);
  await app.getByRole('button', { name: 'Start: 5 cards' }).press('Enter');
  await expect(app.getByRole('heading', { name: 'Someone is lying still.' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(app.getByRole('status')).toContainText('Right.');
  await expect(app.getByRole('button', { name: 'Next card' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(app.getByRole('button', { name: 'Go on with the round' })).toBeVisible();
});

test('a card of one’s own needs a question and two answers, comes first in the next round and can be deleted', async ({
  page,
}) => {
  const app = await open(page, '#write');
  await app.getByRole('button', { name: 'Add the card' }).click();
  await expect(app.getByText('Write the question first.')).toBeVisible();
  await expect(app.getByText('Give at least two answers to choose from.')).toBeVisible();
  await app.getByLabel('Question').fill('Which bus goes to the harbour?');
  await app.getByLabel('Answer 1', { exact: true }).fill('The 7');
  await app.getByLabel('Answer 3', { exact: true }).fill('The 12');
  await app.getByRole('radio', { name: 'Answer 2 is right' }).check();
  await app.getByRole('button', { name: 'Add the card' }).click();
  await expect(app.getByText('The answer marked as right is empty.')).toBeVisible();
  await app.getByRole('radio', { name: 'Answer 3 is right' }).check();
  await app.getByRole('button', { name: 'Add the card' }).click();
  await app.getByRole('button', { name: 'Go to today' }).click();
  await app.getByRole('button', { name: 'Start: 5 cards' }).click();
  await expect(app.getByRole('heading', { name: 'Which bus goes to the harbour?' })).toBeVisible();
  await app.getByRole('button', { name: /The 12/ }).click();
  await expect(app.getByRole('status')).toContainText('Right.');

  const again = await open(page, '#course');
  await again.getByRole('button', { name: /harbour/ }).click();
  await again.getByRole('button', { name: 'Delete your card' }).click();
  await expect(again.getByRole('button', { name: /harbour/ })).toHaveCount(0);
});
