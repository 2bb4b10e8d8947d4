import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Enter({ example, page }) {
      await example('heard-and-working').getByRole('button', { name: 'Plan the round' }).focus();
      await page.keyboard.press('Enter');
      await expect(example('heard-and-working').getByRole('button')).toHaveAttribute('aria-busy', 'true');
    },
    async Space({ example, page }) {
      const button = example('heard-and-working').getByRole('button', { name: 'Plan the round' });
      await button.focus();
      await page.keyboard.down('Space');
      await expect(button).not.toHaveAttribute('aria-busy');
      await page.keyboard.up('Space');
      await expect(example('heard-and-working').getByRole('button')).toHaveAttribute('aria-busy', 'true');
    },
  },
  open: {
    async busy({ example }) {
      await example('heard-and-working').getByRole('button').click();
      await expect(example('heard-and-working').getByRole('button')).toHaveAttribute('aria-busy', 'true');
    },
  },
};
