import { expect, type Page } from '@playwright/test';

/** Opens a part of a long form, as somebody with scripts does. */
export async function openPart(page: Page, label: string): Promise<void> {
  const button = page
    .getByRole('navigation', { name: 'Parts of this form' })
    .getByRole('button', { name: label, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'step');
}
