import { DocumentProblem } from '#engines/documents/limits.ts';
import { counted } from '#lib/money/grouped.ts';
import type { PagePicture } from '../ocr/page-picture.ts';
import { loadPdfJs, openFile } from './pdf-file.ts';
import { scannedAt } from './scanned-at.ts';

/** The longer side in pixels within which letters of a letter or a book are read best: smaller ones are misread, larger ones only take longer. */
const best = { from: 1800, to: 3200 };

function emptyCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** More than any camera takes; unpacked it would fill four times as many bytes of a phone's memory. */
const mostPixels = 120_000_000;

/** How large a picture says that it is, which a browser tells without unpacking it. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  const loaded = new Promise<boolean>((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
  });
  picture.src = address;
  const isPicture = await loaded;
  URL.revokeObjectURL(address);
  return isPicture ? { width: picture.naturalWidth, height: picture.naturalHeight } : null;
}

/** A picture as large as its letters need to be. It stands upright as its camera noted. */
export async function pictureOf(name: string, file: Blob): Promise<PagePicture> {
  const size = await sizeOf(file);
  if (size && size.width * size.height > mostPixels)
    throw new DocumentProblem(
      `${name} has ${counted(size.width * size.height, 'pixel')}, but we can read only 120 million. Make it smaller and add it again.`,
    );
  const bitmap = size && (await createImageBitmap(file).catch(() => null));
  if (!bitmap)
    throw new DocumentProblem(`${name} is damaged, or this browser can’t open that kind of picture.`);
  const longer = Math.max(bitmap.width, bitmap.height);
  const pixels = longer < best.from ? best.from / longer : Math.min(1, best.to / longer);
  const canvas = emptyCanvas(bitmap.width * pixels, bitmap.height * pixels);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    // What is transparent would be black on black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return { canvas, pixels, scannedAt: 1 };
}

/** Draws a page of a PDF; pages count from one. */
export async function pageOf(bytes: ArrayBuffer, number: number): Promise<PagePicture> {
  const page = await (await openFile(bytes)).getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const pixels = best.from / Math.max(width, height);
  const viewport = page.getViewport({ scale: pixels });
  const canvas = emptyCanvas(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { canvas, pixels, scannedAt: await scannedAt(page).catch(() => null) };
}

/** Whether a page of a PDF has a picture. An empty page needs no text recognition, which costs some megabytes and seconds. */
export async function hasPicture(bytes: ArrayBuffer, number: number): Promise<boolean> {
  const [{ OPS }, file] = await Promise.all([loadPdfJs(), openFile(bytes)]);
  const { fnArray } = await (await file.getPage(number)).getOperatorList();
  const paints = [OPS.paintImageXObject, OPS.paintImageMaskXObject, OPS.paintInlineImageXObject];
  return paints.some((paint) => fnArray.includes(paint));
}
