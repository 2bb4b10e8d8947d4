import { expect, type Page } from '@playwright/test';
import { mailTo } from './peers.ts';

/** Opens the link that was mailed to one of the two addresses of a change, and presses its button. */
export async function confirmChange(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /address for/);
  await page.goto(/https?:\/\/\S+mode=verifyAndChangeEmail\S*/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed from this side' })).toBeVisible();
}
