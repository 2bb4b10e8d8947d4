import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Chooses something from a demo's menu of exports and gives the file as it arrives. */
export async function exported(page: Page, item: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).first().click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
