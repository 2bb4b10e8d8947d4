import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const rowMenu = ({ example }: ShownKitPage) => example('act-on-a-row').getByRole('menu').first();

async function openRow(shown: ShownKitPage) {
  await shown.example('act-on-a-row').getByRole('button').focus();
  await shown.page.keyboard.press('Enter');
  await expect(rowMenu(shown)).toBeFocused();
}

/** The item that has keyboard focus. */
const at = (shown: ShownKitPage) => shown.page.locator('[role^=menuitem][data-highlighted]').last();

export const contract: KitContract = {
  keys: {
    async 'Enter or Space'(shown) {
      await openRow(shown);
      await expect(at(shown)).toContainText('Rename');
      await shown.page.keyboard.press('Space');
      await expect(shown.example('act-on-a-row').getByRole('status')).toHaveText('You can now type a name');
      await expect(shown.example('act-on-a-row').getByRole('button')).toBeFocused();
    },
    async 'Down and Up'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('ArrowDown');
      await expect(at(shown)).toContainText('Change owner');
      await shown.page.keyboard.press('ArrowUp');
      await shown.page.keyboard.press('ArrowUp');
      await expect(at(shown)).toContainText('Move to the bin');
    },
    async 'Home and End'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('End');
      await expect(at(shown)).toContainText('Move to the bin');
      await shown.page.keyboard.press('Home');
      await expect(at(shown)).toContainText('Rename');
    },
    async 'A to Z'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('b');
      await expect(at(shown)).toContainText('Book a call');
    },
    async 'Right and Left'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('ArrowDown');
      await shown.page.keyboard.press('ArrowRight');
      await expect(shown.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
      await shown.page.keyboard.press('ArrowLeft');
      await expect(shown.page.getByRole('menuitemradio', { name: 'Noor' })).toHaveCount(0);
      await shown.page.keyboard.press('Escape');
      await shown.page.locator('#act-on-a-row').getByText('Right to left').click();
      await openRow(shown);
      await shown.page.keyboard.press('ArrowDown');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(shown.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
    },
    async 'F2, Delete, Shift C'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('Delete');
      await expect(shown.example('act-on-a-row').getByRole('status')).toHaveText('In the bin');
      await expect(rowMenu(shown)).toHaveCount(0);
      await shown.example('export-a-plan').getByRole('button').click();
      await shown.page.keyboard.press('Shift+C');
      await expect(shown.example('export-a-plan').getByRole('status')).toContainText('Stops as CSV');
    },
    async Esc(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('Escape');
      await expect(rowMenu(shown)).toHaveCount(0);
      await expect(shown.example('act-on-a-row').getByRole('button')).toBeFocused();
    },
  },
  open: {
    async 'list open'(shown) {
      await shown.example('export-a-plan').getByRole('button').click();
      await expect(shown.example('export-a-plan').getByRole('menu')).toBeVisible();
    },
    async 'submenu open'(shown) {
      await openRow(shown);
      await shown.page.keyboard.press('ArrowDown');
      await shown.page.keyboard.press('ArrowRight');
      await expect(shown.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
    },
    async 'item that cannot be had'(shown) {
      await shown.example('why-not-now').getByRole('button').click();
      await expect(shown.example('why-not-now').getByRole('menu')).toBeVisible();
    },
  },
};
