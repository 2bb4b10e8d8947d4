import display from '#ui/tokens/fonts/card-display.ttf?url';
import displayExt from '#ui/tokens/fonts/print-display-ext.ttf?url';
import figures from '#ui/tokens/fonts/print-figures.ttf?url';
import strong from '#ui/tokens/fonts/print-strong.ttf?url';
import strongExt from '#ui/tokens/fonts/print-strong-ext.ttf?url';
import text from '#ui/tokens/fonts/print-text.ttf?url';
import textExt from '#ui/tokens/fonts/print-text-ext.ttf?url';
import { serveJob } from '../../kit/run/serve-job.ts';
import type { PdfBlock, PdfOptions } from './blocks.ts';
import { printPdf } from './print-pdf.ts';
import type { FaceFiles } from './sheet.ts';

const files = { text, textExt, strong, strongExt, display, displayExt, figures };
let faces: Promise<FaceFiles> | null = null;

async function fetchFaces(): Promise<FaceFiles> {
  const fetched = Object.entries(files).map(async ([name, address]) => {
    const answer = await fetch(address);
    if (!answer.ok)
      throw new Error(
        'The typeface for the PDF could not be loaded. Look at the connection, then try again.',
      );
    return [name, new Uint8Array(await answer.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(fetched));
}

export interface PrintJob {
  blocks: readonly PdfBlock[];
  options: PdfOptions;
}

serveJob<PrintJob, never, Uint8Array<ArrayBuffer>>(async ({ blocks, options }) => {
  faces ??= fetchFaces();
  try {
    return await printPdf(blocks, options, await faces);
  } catch (error) {
    // What could not be loaded is asked for again the next time.
    await faces.catch(() => {
      faces = null;
    });
    throw error;
  }
});
