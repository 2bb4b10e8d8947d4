import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';
import { inDatabase, signUp } from '../sign-up.ts';

test.describe.configure({ timeout: 120_000 });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Saved recipes' });

/** Opens the scraper and lets its scripts come. */
async function openScraper(page: Page): Promise<void> {
  await page.goto('/akrascraper');
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Makes the last run look as if the page had been another one then: a row less, and another price. */
const asIfEarlier = (origin: string, id: string) =>
  inDatabase(origin, (client) =>
    client.query(
      `update recipe_runs set found = jsonb_set(found #- '{rows,1}', '{rows,0}',
         (select jsonb_agg(case when cell #>> '{}' ~ '[0-9][.,][0-9]{2}' then '"£0.01"' else cell end)
          from jsonb_array_elements(found #> '{rows,0}') cell))
       where recipe_id = $1`,
      [id],
    ),
  );

test('somebody saves a recipe, lets it run by the clock, sees what changed, meets the limit and deletes', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await openScraper(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?redirectFrom=%2Fakrascraper',
  );

  await signUp(page, origin, 'scraper');
  await openScraper(page);
  await panel.getByLabel('Name').fill('Bookshop');
  await panel.getByLabel('Runs').selectOption('Every day');
  await panel.getByRole('button', { name: 'Save recipe' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Bookshop' });
  await expect(row).toContainText(/Every day, next \d+ \w+, \d\d:\d\d\./);
  await expect(row).toContainText('This recipe hasn’t run yet.');

  await row.getByRole('button', { name: 'Run now' }).click();
  await expect(row).toContainText(/\d+ rows from 3 pages\./, { timeout: 30_000 });
  await expect(row).toContainText('There was no earlier run to compare it with');
  const { recipes } = await (await page.request.get('/api/recipes')).json();
  const [{ id, recipe }] = recipes;
  await asIfEarlier(origin, id);
  await row.getByRole('button', { name: 'Run now' }).click();
  await expect(row).toContainText('Changed: 1 added, 1 changed', { timeout: 30_000 });
  const changes = row.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('row').filter({ hasText: 'Changed' }).locator('del')).toContainText('£0.01');
  await expect(changes.getByRole('row').filter({ hasText: 'Added' })).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);

  // What follows is refused once, which browsers write down as an error.
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  await row.getByRole('button', { name: 'Settings of Bookshop' }).click();
  await row.getByLabel('Name').fill('');
  await row.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Please give the recipe a name.');
  await row.getByLabel('Name').fill('Books, weekly');
  await row.getByLabel('Runs').selectOption('Every week');
  await row.getByRole('button', { name: 'Save changes' }).click();
  const renamed = panel.getByRole('listitem').filter({ hasText: 'Books, weekly' });
  await expect(renamed).toContainText('Every week, next');

  const save = (name: string) => page.request.post('/api/recipes', { data: { name, recipe } });
  for (const name of ['Two', 'Three', 'Four']) expect((await save(name)).status()).toBe(201);
  await openScraper(page);
  await panel.getByLabel('Name').fill('Five');
  await panel.getByRole('button', { name: 'Save recipe' }).click();
  await expect(panel).toContainText('An account can hold five recipes.');
  const sixth = await save('Six');
  expect(sixth.status()).toBe(422);
  expect((await sixth.json()).error.message).toContain('An account keeps 5 recipes.');

  const five = panel.getByRole('listitem').filter({ hasText: 'Five' });
  const remove = async () => {
    await five.getByRole('button', { name: 'Settings of Five' }).click();
    await five.getByRole('button', { name: 'Delete Five' }).click();
    await expect(five).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Restore recipe' }).click();
  await expect(five).toHaveCount(1);
  await remove();
  await expect(panel.getByRole('button', { name: 'Save recipe' })).toBeVisible();

  expect(misdeeds.failed).toEqual([expect.stringMatching(/\/api\/recipes\/[\w-]+ 422$/)]);

  await page.setViewportSize(phone.viewport);
  await renamed.getByRole('button', { name: /^What changed/ }).click();
  await expect(changes.or(renamed.getByText('Since the previous run'))).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});
