import { exportOf, fileNameOf } from '#features/tool-history/exports.ts';
import { toolWords } from '#features/tool-history/tools.ts';
import { download } from '../export/download.ts';
import { paintSvg } from '../export/paint-svg.ts';
import { paperOf } from '../pdf/paper-size.ts';
import { pdfBlocksOf } from './pdf-blocks.ts';
import { printBlocks } from './print-blocks.ts';
import type { ResultOf } from './result-of.ts';
import type { SavedThing } from './saved-thing.ts';

/** Markdown, PDF and paper for people, JSON for programs. */
export type ExportKind = 'md' | 'pdf' | 'json' | 'print';

/** Saves the result of a thing as a file, or prints it. */
export async function exportThing<Thing extends SavedThing>(
  { tool, blocksOf }: ResultOf<Thing>,
  thing: Thing,
  as: ExportKind,
): Promise<void> {
  const { title } = thing;
  const blocks = await blocksOf(thing);
  if (as === 'print') return printBlocks(title, blocks);
  if (as === 'pdf') {
    // The writer of PDFs is loaded when somebody wants one.
    const { makePdf } = await import('../pdf/make-pdf.ts');
    const size = paperOf(navigator.languages);
    const foot = `Made with ${toolWords[tool].madeWith}`;
    const pdf = await makePdf(await pdfBlocksOf(title, blocks, paintSvg), {
      size,
      title,
      lang: 'en-GB',
      foot,
    });
    return download(fileNameOf(title, 'pdf'), pdf);
  }
  const { name, type, body } = exportOf({ tool, title, blocks, changedAt: new Date(thing.changed) }, as);
  download(name, body, type.split(';', 1)[0]);
}
