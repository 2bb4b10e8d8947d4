import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const alert = example('can-be-dismissed');
      await alert.getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(alert.getByRole('button', { name: /^Dismiss/ })).toBeFocused();
    },
    async Enter({ example, page }) {
      const alert = example('can-be-dismissed');
      await alert.getByRole('button', { name: /^Dismiss/ }).focus();
      await page.keyboard.press('Enter');
      await expect(alert.getByText('The refund policy changes')).toHaveCount(0);
      await expect(alert.getByRole('button', { name: 'Show it again' })).toBeVisible();
    },
  },
  open: {
    async 'appeared later'({ example }) {
      const place = example('appears-later');
      await expect(place.getByRole('alert')).toBeEmpty();
      await place.getByRole('button').click();
      await expect(place.getByRole('alert')).toContainText('Someone was faster');
    },
  },
};
