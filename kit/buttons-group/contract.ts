import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ page, example }) {
      await example('choose-a-length').getByRole('radio', { name: '30 min' }).focus();
      await page.keyboard.press('Tab');
      await expect(example('choose-a-length').locator(':focus')).toHaveCount(0);
      const tools = example('tools-of-a-map').getByRole('button');
      await tools.first().focus();
      await page.keyboard.press('Tab');
      await expect(example('tools-of-a-map').locator(':focus')).toHaveCount(0);
    },
    async 'Left and Right'({ page, example }) {
      const radio = (name: string) => example('choose-a-length').getByRole('radio', { name });
      await radio('30 min').focus();
      await page.keyboard.press('ArrowRight');
      await expect(radio('60 min')).toBeChecked();
      await expect(example('choose-a-length').getByRole('status')).toContainText('first week');
      const tools = example('tools-of-a-map').getByRole('button');
      await tools.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(tools.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(tools.last()).toBeFocused();
    },
    async 'Home and End'({ page, example }) {
      const tools = example('tools-of-a-map').getByRole('button');
      await tools.first().focus();
      await page.keyboard.press('End');
      await expect(tools.last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tools.first()).toBeFocused();
    },
    async 'Enter or Space'({ page, example }) {
      const measure = example('tools-of-a-map').getByRole('button', { name: 'Measure' });
      await measure.focus();
      await page.keyboard.press('Space');
      await expect(measure).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await expect(measure).toHaveAttribute('aria-pressed', 'false');
    },
  },
  open: {
    async pressed({ example }) {
      await example('tools-of-a-map').getByRole('button', { name: 'Measure' }).click();
    },
  },
};
