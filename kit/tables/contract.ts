import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

const names = ['Zofia’s dairy, sample', 'Kask orchards, sample', 'Osei academy, sample'];

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const table = example('sort-and-choose');
      await table.getByRole('button', { name: 'Since' }).focus();
      await page.keyboard.press('Tab');
      await expect(table.getByRole('checkbox', { name: `Choose ${names[0]}` })).toBeFocused();
    },
    async Enter({ example, page }) {
      const table = example('sort-and-choose');
      const heading = table.getByRole('columnheader', { name: 'Name' });
      const first = table.getByRole('rowheader').first();
      await heading.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(first).toHaveText('Amari clinic, sample');
      await page.keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(first).toHaveText(names[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(heading).not.toHaveAttribute('aria-sort');
    },
    async Space({ example, page }) {
      const table = example('sort-and-choose');
      await table.getByRole('checkbox', { name: `Choose ${names[1]}` }).focus();
      await page.keyboard.press('Space');
      await expect(table.getByRole('status')).toHaveText('1 of 8 enquiries selected');
      await expect(table.getByRole('searchbox')).toHaveCount(0);
      await expect(table.getByRole('button', { name: 'Close 1' })).toBeVisible();
    },
    async 'Shift Space'({ example, page }) {
      const table = example('sort-and-choose');
      await table.getByRole('checkbox', { name: `Choose ${names[0]}` }).focus();
      await page.keyboard.press('Space');
      await table.getByRole('checkbox', { name: `Choose ${names[2]}` }).focus();
      await page.keyboard.press('Shift+Space');
      for (const name of names)
        await expect(table.getByRole('checkbox', { name: `Choose ${name}` })).toBeChecked();
      await expect(table.getByRole('status')).toHaveText('3 of 8 enquiries selected');
    },
    async 'Arrow keys'({ example, page }) {
      const rows = example('hundred-thousand-stops').getByRole('region');
      await rows.focus();
      await expect(rows.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => rows.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await page.keyboard.press('End');
      // The browser glides over three kilometres of rows; a busy machine takes its time.
      await expect(rows.getByRole('rowheader', { name: 'Stop 100000', exact: true })).toBeVisible({
        timeout: 20_000,
      });
      await expect(rows.getByRole('row').last()).toHaveAttribute('aria-rowindex', '100001');
      expect(await rows.getByRole('row').count()).toBeLessThan(60);
    },
    async Esc({ example, page }) {
      const table = example('choose-columns');
      const button = table.getByRole('button', { name: 'Columns' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(table.getByRole('columnheader', { name: 'Number' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(table.getByRole('group', { name: 'Columns' })).toBeHidden();
      await expect(button).toBeFocused();
    },
  },
  open: {
    async chosen({ example }) {
      const table = example('sort-and-choose');
      await table.getByRole('checkbox', { name: 'Choose all rows' }).check();
      await expect(table.getByRole('button', { name: 'Close 8' })).toBeVisible();
    },
    async 'choice of columns'({ example }) {
      await example('choose-columns').getByRole('button', { name: 'Columns' }).click();
      await expect(example('choose-columns').getByRole('checkbox', { name: 'Owner' })).toBeVisible();
    },
    async 'nothing found'({ example }) {
      await example('sort-and-choose').getByRole('searchbox').fill('no such thing');
      await expect(example('sort-and-choose').getByText('Try a shorter search')).toBeVisible();
    },
    async wrong({ example }) {
      await example('waiting-empty-wrong').getByRole('button', { name: 'Failed' }).click();
      await expect(example('waiting-empty-wrong').getByText('could not be loaded')).toBeVisible();
    },
    async empty({ example }) {
      await example('waiting-empty-wrong').getByRole('button', { name: 'Empty' }).click();
      await expect(example('waiting-empty-wrong').getByText('No bookings this week')).toBeVisible();
    },
  },
};
