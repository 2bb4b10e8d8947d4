import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async 'Enter or Space'({ page, example }) {
      const part = example('what-changed').locator('details');
      await part.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(part).toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(part).not.toHaveAttribute('open');
      await example('open-from-outside').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(example('open-from-outside').locator('details')).toHaveAttribute('open');
    },
  },
  open: {
    async 'all open'({ example }) {
      for (const file of ['what-changed', 'show-the-rest', 'sources', 'open-from-outside'])
        await example(file).locator('summary').click();
      await expect(example('show-the-rest').getByText('Market hall')).toBeVisible();
    },
  },
};
