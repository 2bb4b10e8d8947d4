import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async 'Left and Right'({ page, example }) {
      const tab = (name: string) => example('one-booking').getByRole('tab', { name });
      await tab('The call').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('Emails')).toBeFocused();
      await expect(example('one-booking').getByText('Tuesday 14:00 is yours')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(tab('The call')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(tab('Notes')).toBeFocused();
      await page.locator('#one-booking').getByText('Right to left').click();
      await tab('Notes').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('Emails')).toBeFocused();
    },
    async 'Up and Down'({ page, example }) {
      const tab = (name: string) => example('down-the-side').getByRole('tab', { name });
      await tab('Emails').focus();
      await page.keyboard.press('ArrowDown');
      await expect(tab('Sign-in')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(tab('Emails')).toBeFocused();
    },
    async 'Home and End'({ page, example }) {
      await example('one-booking').getByRole('tab', { name: 'The call' }).focus();
      await page.keyboard.press('End');
      await expect(example('one-booking').getByRole('tab', { name: 'Notes' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(example('one-booking').getByRole('tab', { name: 'The call' })).toBeFocused();
    },
    async 'Enter or Space'({ page, example }) {
      const tab = (name: string) => example('slow-to-load').getByRole('tab', { name });
      await tab('2026').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('2025')).toBeFocused();
      await expect(tab('2026')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(tab('2025')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(tab('2024')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(tab('2024')).toHaveAttribute('aria-selected', 'true');
    },
    async Tab({ page, example }) {
      await example('one-booking').getByRole('tab', { name: 'The call' }).focus();
      await page.keyboard.press('Tab');
      await expect(example('one-booking').getByRole('tabpanel')).toBeFocused();
    },
  },
  open: {
    async 'second view'({ example }) {
      await example('one-booking').getByRole('tab', { name: 'Emails' }).click();
      await expect(example('one-booking').getByText('Tuesday 14:00 is yours')).toBeVisible();
    },
  },
};
