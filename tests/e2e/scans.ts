import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A page as a scanner sees it: a picture of letters, a little askew. */
export async function scanOf(page: Page, paragraphs: readonly string[]): Promise<Buffer> {
  await page.setContent(
    `<body style="margin:0;background:#fff"><div id="sheet" style="width:820px;padding:60px;background:#fff;color:#111;font:22px/1.5 serif"><div style="transform:rotate(.6deg)">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div></div></body>`,
  );
  return page.locator('#sheet').screenshot();
}

/** The same picture on its side, as a sheet that was put into the scanner the wrong way. */
export const onItsSide = (picture: Buffer): Promise<Buffer> => sharp(picture).rotate(90).png().toBuffer();

/** The same picture with `share` of its pixels a side, grey and pressed as a fax or an old scanner gives it. */
export async function coarse(picture: Buffer, share: number): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width * share))
    .greyscale()
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** A PDF with a picture on each page, or with text where a page is given as text. */
export async function scannedPdf(pages: readonly (Buffer | string)[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const page of pages) {
    pdf.addPage();
    if (typeof page === 'string') pdf.fontSize(12).text(page);
    else pdf.image(page, 20, 20, { fit: [555, 800] });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
