import type { Page } from '@playwright/test';

/** A drawn picture of this size, as a file. */
export async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = '#2247ff';
        pen.fillRect(0, 0, w ?? 0, (h ?? 0) / 2);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Fills in the first step of a submission. */
export async function fillWhat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('What it does', { exact: true }).fill('Counts shelves by photo');
  await page.getByLabel('Who makes it').fill('Shelf & Sons');
  await page.getByLabel('Category').selectOption('Logistics');
  await page.getByLabel('Kind').selectOption('pre-built');
  await page.getByLabel('Price').selectOption('open');
}

/** Fills in the second. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('What it is', { exact: true }).fill('A photo of a shelf becomes a count.');
  await page.getByLabel('What goes in').fill('A photo');
  await page.getByLabel('What comes out').fill('A count');
  await page.getByLabel('Features').fill('Counting: finds boxes of one kind');
  await page
    .getByLabel('Where it fits, and where it doesn’t')
    .fill('Shelves that can be seen from the front.');
}
