import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const rowMenu = ({ example }: KitBench) => example('act-on-a-row').getByRole('menu').first();

async function openRow(bench: KitBench) {
  await bench.example('act-on-a-row').getByRole('button').focus();
  await bench.page.keyboard.press('Enter');
  await expect(rowMenu(bench)).toBeFocused();
}

/** The item that the keyboard stands on. */
const at = (bench: KitBench) => bench.page.locator('[role^=menuitem][data-highlighted]').last();

export const contract: KitContract = {
  keys: {
    async 'Enter or Space'(bench) {
      await openRow(bench);
      await expect(at(bench)).toContainText('Rename');
      await bench.page.keyboard.press('Space');
      await expect(bench.example('act-on-a-row').getByRole('status')).toHaveText('Name can be typed');
      await expect(bench.example('act-on-a-row').getByRole('button')).toBeFocused();
    },
    async 'Down and Up'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('ArrowDown');
      await expect(at(bench)).toContainText('Change owner');
      await bench.page.keyboard.press('ArrowUp');
      await bench.page.keyboard.press('ArrowUp');
      await expect(at(bench)).toContainText('Move to the bin');
    },
    async 'Home and End'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('End');
      await expect(at(bench)).toContainText('Move to the bin');
      await bench.page.keyboard.press('Home');
      await expect(at(bench)).toContainText('Rename');
    },
    async 'A to Z'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('b');
      await expect(at(bench)).toContainText('Book a call');
    },
    async 'Right and Left'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('ArrowDown');
      await bench.page.keyboard.press('ArrowRight');
      await expect(bench.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
      await bench.page.keyboard.press('ArrowLeft');
      await expect(bench.page.getByRole('menuitemradio', { name: 'Noor' })).toHaveCount(0);
      await bench.page.keyboard.press('Escape');
      await bench.page.locator('#act-on-a-row').getByText('Right to left').click();
      await openRow(bench);
      await bench.page.keyboard.press('ArrowDown');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(bench.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
    },
    async 'F2, Delete, Shift C'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('Delete');
      await expect(bench.example('act-on-a-row').getByRole('status')).toHaveText('In the bin');
      await expect(rowMenu(bench)).toHaveCount(0);
      await bench.example('export-a-plan').getByRole('button').click();
      await bench.page.keyboard.press('Shift+C');
      await expect(bench.example('export-a-plan').getByRole('status')).toContainText('Stops as CSV');
    },
    async Esc(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('Escape');
      await expect(rowMenu(bench)).toHaveCount(0);
      await expect(bench.example('act-on-a-row').getByRole('button')).toBeFocused();
    },
  },
  open: {
    async 'list open'(bench) {
      await bench.example('export-a-plan').getByRole('button').click();
      await expect(bench.example('export-a-plan').getByRole('menu')).toBeVisible();
    },
    async 'submenu open'(bench) {
      await openRow(bench);
      await bench.page.keyboard.press('ArrowDown');
      await bench.page.keyboard.press('ArrowRight');
      await expect(bench.page.getByRole('menuitemradio', { name: 'Noor' })).toBeVisible();
    },
    async 'item that cannot be had'(bench) {
      await bench.example('why-not-now').getByRole('button').click();
      await expect(bench.example('why-not-now').getByRole('menu')).toBeVisible();
    },
  },
};
