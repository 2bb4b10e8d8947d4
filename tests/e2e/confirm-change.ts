import { expect, type Page } from '@playwright/test';
import { mailsTo } from './peers.ts';

/** Opens the link that was mailed to one of the two addresses of a change, and presses its button. */
export async function confirmChange(page: Page, email: string): Promise<void> {
  const link = async () =>
    (await mailsTo(email))
      .map(({ text }) => /https?:\/\/\S+mode=verifyAndChangeEmail\S*/.exec(text)?.[0])
      .findLast((found) => found !== undefined) ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(await link());
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed at this address' })).toBeVisible();
}
