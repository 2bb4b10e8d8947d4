import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Chooses something that a demo's bar has on a desktop, and its menu More on a phone. */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Chooses something from a demo's exports, on a phone in its menu More, and gives the file as it arrives. */
export async function exported(page: Page, item: string): Promise<{ name: string; text: string }> {
  const menu = page.getByRole('button', { name: 'Export' }).first();
  const opener = (await menu.isVisible()) ? menu : page.getByRole('button', { name: 'More', exact: true });
  await opener.click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
