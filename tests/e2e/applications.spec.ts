import { expect, type Page } from '@playwright/test';
import { readPdf } from '#demos/kit/pdf/testing/read-pdf.ts';
import { openWalk, walks } from './applications/walks.ts';
import { test, watch } from './page.ts';

/** Waits until the application hears what is pressed: opening its search proves it. */
async function alive(page: Page, what: string) {
  const search = page.getByRole('dialog', { name: `Search ${what}` });
  await expect(async () => {
    await page
      .locator('[data-application]')
      .getByRole('button', { name: `Search ${what}` })
      .press('Enter', { timeout: 2000 });
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  return search;
}

/** The text of the whole screen as it is printed on A4. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })));
  return pages
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFC');
}

for (const walk of walks) {
  test(`${walk.name}: found, opened and undone by keys alone`, async ({ page, origin }) => {
    const misdeeds = watch(page, origin);
    await openWalk(page, walk, '');
    const search = await alive(page, walk.search.what);
    await page.keyboard.type(walk.search.words);
    await expect(search.getByRole('link').first()).toBeVisible();
    // The list still narrows for a moment after the last letter; one that is long can be scrolled by keys first.
    const first = search.getByRole('link').first();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 5000 });
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    const application = page.locator('[data-application]');
    await expect(application.getByRole('heading').first()).toHaveText(walk.search.leadsTo);
    // Every screen is a link that can be reached and pressed, and says where one is.
    const links = application.getByRole('navigation').filter({ visible: true }).first().getByRole('link');
    for (const link of await links.all()) {
      await link.press('Enter');
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  });

  for (const { place, says } of walk.prints)
    test(`${walk.name}: ${place || 'the first screen'} is printed whole, without what is only pressed`, async ({
      page,
    }) => {
      await openWalk(page, walk, place);
      await alive(page, walk.search.what);
      await page.keyboard.press('Escape');
      const text = await printed(page);
      for (const said of says) expect(text).toMatch(said instanceof RegExp ? said : new RegExp(said));
      expect(text).not.toContain('Undo');
      expect(text).not.toContain('Try it with your own data');
      expect(text).not.toMatch(/Show \d+ more of/);
    });

  for (const { place, kept = walk.kept, open = [], unticked = [], wrong, send, says } of walk.forms)
    test(`${walk.name}: ${send} refuses ${JSON.stringify({ ...wrong, unticked })}, leads there and keeps what was typed`, async ({
      page,
    }) => {
      await openWalk(page, { path: walk.path, kept }, place);
      await alive(page, walk.search.what);
      await page.keyboard.press('Escape');
      const application = page.locator('[data-application]');
      for (const name of [open].flat())
        await application
          .getByRole('button', { name })
          .or(application.getByRole('link', { name }))
          .or(application.locator('summary', { hasText: name }))
          .filter({ visible: true })
          .first()
          .press('Enter');
      for (const name of unticked) await application.getByRole('checkbox', { name }).uncheck();
      const field = (label: string) =>
        application.getByLabel(label, { exact: true }).filter({ visible: true }).first();
      for (const [label, text] of Object.entries(wrong)) await field(label).fill(text);
      await application.getByRole('button', { name: send }).filter({ visible: true }).first().press('Enter');
      // The words stand beside the field, and whoever goes on typing is there already.
      await expect(
        application
          .locator('[data-field-id]', { has: page.locator(':focus') })
          .filter({ hasText: says })
          .first(),
      ).toBeVisible();
      for (const [label, text] of Object.entries(wrong)) await expect(field(label)).toHaveValue(text);
    });
}
