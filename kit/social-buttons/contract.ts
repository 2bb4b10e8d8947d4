import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ page, example }) {
      const links = example('same-people-elsewhere').getByRole('link');
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await expect(links.nth(1)).toHaveAccessibleName('Mastodon');
    },
    async Enter({ page, example }) {
      const link = example('pass-it-on').getByRole('link', { name: 'Post on Bluesky' });
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.searchParams.get('text')).toContain(
        'https://example.org/case-studies/route-optimization',
      );
      // The test doesn't contact the other site; it only checks where the click would lead.
      await page.evaluate(() => {
        addEventListener('click', (event) => {
          event.preventDefault();
          document.title = (event.target as Element).closest('a')?.href ?? '';
        });
      });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^https:\/\/bsky\.app\/intent\/compose/);
    },
  },
  open: {
    async copied({ page, example }) {
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
      await example('pass-it-on').getByRole('button', { name: 'Copy link' }).click();
      await expect(example('pass-it-on').getByText('Copied')).toBeVisible();
    },
  },
};
