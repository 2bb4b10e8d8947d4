import type { PdfBlock } from './blocks.ts';

/** Every text that a block prints. */
export function textsIn(block: PdfBlock): string[] {
  if (block.is === 'heading' || block.is === 'text') return [block.text];
  if (block.is === 'list') return [...block.items];
  if (block.is === 'quote') return [block.text, block.from];
  if (block.is === 'facts') return block.lines.flat();
  if (block.is === 'table')
    return [...block.columns.map(({ label }) => label), ...block.rows.flat(), ...(block.total ?? [])];
  return block.is === 'columns' ? block.parts.flat().flatMap(textsIn) : [];
}
