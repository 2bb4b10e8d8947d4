import { unprintable } from '#lib/text/print-runs.ts';
import type { PdfBlock, PdfOptions } from './blocks.ts';
import { drawBlocks } from './draw-blocks.ts';
import { nameGlyphs } from './name-glyphs.ts';
import { ink, type Letters, mute, Sheet } from './sheet.ts';
import { textsIn } from './texts-in.ts';
import { missingLetters, printed } from './world-letters.ts';

function finish(sheet: Sheet, { foot = '', framed = false }: PdfOptions): void {
  const { doc, band } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.decorate(() => {
      const { width, height } = doc.page;
      if (framed)
        doc
          .rect(24, 24, width - 48, height - 48)
          .lineWidth(1.5)
          .strokeColor(ink)
          .stroke();
      const style = { face: 'text', size: 8, colour: mute } as const;
      const number = count > 1 ? `${page + 1} / ${count}` : '';
      if (foot) sheet.write(foot, band.left, height - 36, style);
      const right = band.left + band.width - sheet.measure(number, style);
      if (number) sheet.write(number, right, height - 36, style);
    });
  }
}

/** Prints blocks as a tagged PDF. Letters that our faces have no form for are an error in words. */
export async function printPdf(
  blocks: readonly PdfBlock[],
  options: PdfOptions,
  letters: Letters,
): Promise<Uint8Array<ArrayBuffer>> {
  const { world } = letters;
  const [missing] = blocks
    .flatMap(textsIn)
    .flatMap((text) => (world ? missingLetters(text, world) : unprintable(printed(text))));
  if (missing)
    throw new Error(
      `We can’t make this PDF: our typefaces don’t have “${missing}”. Everything else is fine.`,
    );
  const sheet = new Sheet(options, letters);
  const root = sheet.doc.struct('Document');
  sheet.doc.addStructure(root);
  drawBlocks(sheet, root, blocks, sheet.band);
  root.end();
  finish(sheet, options);
  const parts: Uint8Array[] = [];
  const done = Promise.withResolvers<undefined>();
  sheet.doc.on('data', (part: Uint8Array) => parts.push(part));
  sheet.doc.on('end', () => done.resolve(undefined));
  sheet.doc.on('error', done.reject);
  nameGlyphs(sheet.doc);
  sheet.doc.end();
  await done.promise;
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
