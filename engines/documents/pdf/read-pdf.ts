import { letterCount } from '../collect-blocks.ts';
import type { Document, Part } from '../document.ts';
import { limits } from '../limits.ts';
import type { ReadProgress } from '../read-progress.ts';
import { emptyPagesNote } from './empty-pages.ts';
import { openPdf } from './open-pdf.ts';
import { bodySize, pageBlocks } from './page-blocks.ts';
import { type Line, pageLines } from './page-lines.ts';
import { withoutRepeated } from './repeated-lines.ts';

const titleOf = (info: object): string | null => {
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  return title || null;
};

/** A PDF, a part for each page. */
export async function readPdf(name: string, bytes: Uint8Array, report: ReadProgress): Promise<Document> {
  const pdf = await openPdf(name, bytes);
  try {
    const notes: string[] = [];
    const most = Math.min(pdf.numPages, limits.pages);
    if (most < pdf.numPages) notes.push(`The file has ${pdf.numPages} pages; the first ${most} were read.`);
    const pages: Line[][] = [];
    const count = letterCount();
    let unreadable = 0;
    for (let number = 1; number <= most; number += 1) {
      const page = await pdf.getPage(number).catch(() => null);
      const lines = page ? await pageLines(page).catch(() => null) : null;
      page?.cleanup();
      if (!lines) unreadable += 1;
      if (!count.takes((lines ?? []).flatMap(({ runs }) => runs))) {
        notes.push(`Only the first ${number - 1} pages were read: the file is too long.`);
        break;
      }
      pages.push(lines ?? []);
      report(number, most);
    }
    if (unreadable > 0) notes.push(`${unreadable} of its pages are damaged and were left out.`);
    const body = bodySize(pages);
    const parts = withoutRepeated(pages).map(
      (lines, at): Part => ({ label: `Page ${at + 1}`, blocks: pageBlocks(lines, at + 1, body) }),
    );
    const empty = parts.filter(({ blocks }) => blocks.length === 0).length;
    if (empty > 0 && empty < parts.length) notes.push(emptyPagesNote(empty, parts.length));
    const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
    return { name, kind: 'pdf', title: titleOf(info), parts, tables: [], notes };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
