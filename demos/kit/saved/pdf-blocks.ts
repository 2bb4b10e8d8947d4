import type { Block } from '#features/tool-history/blocks.ts';
import type { PdfBlock } from '../pdf/blocks.ts';
import { printableSigns } from '../pdf/printable-signs.ts';

/** A picture as a PDF takes it. */
interface PaintedPicture {
  jpeg: Uint8Array;
  box: readonly [number, number];
}
/** Paints an SVG as pixels: the writer of PDFs knows no SVG. */
type PaintSvg = (svg: string) => Promise<PaintedPicture>;

async function pdfBlock(block: Block, paint: PaintSvg): Promise<PdfBlock[]> {
  switch (block.is) {
    case 'heading':
      return [{ is: 'heading', level: 2, text: block.text }];
    case 'text':
      return [{ is: 'text', text: block.text }];
    case 'answer':
      return [
        ...(block.note ? [{ is: 'text', look: 'quiet', text: block.note } as const] : []),
        { is: 'text', look: 'strong', size: 12, text: block.text },
      ];
    case 'quote':
      return [{ is: 'quote', text: `“${block.text}”`, from: block.from }];
    case 'list':
      return [{ is: 'list', items: block.items }];
    case 'table':
      return [{ is: 'table', columns: block.columns.map((label) => ({ label })), rows: block.rows }];
    case 'picture':
      return [{ is: 'picture', ...(await paint(block.svg)), alt: block.alt }];
  }
}

/** The block with signs that can be printed; a drawing keeps its own. */
const printable = (block: Block): Block =>
  JSON.parse(JSON.stringify(block), (key, value: unknown) =>
    typeof value === 'string' && key !== 'svg' ? printableSigns(value) : value,
  );

/** A result as it is printed: its title, then block by block. */
export async function pdfBlocksOf(
  title: string,
  blocks: readonly Block[],
  paint: PaintSvg,
): Promise<PdfBlock[]> {
  const drawn: PdfBlock[] = [{ is: 'heading', text: printableSigns(title), size: 22 }];
  for (const block of blocks) drawn.push(...(await pdfBlock(printable(block), paint)));
  return drawn;
}
