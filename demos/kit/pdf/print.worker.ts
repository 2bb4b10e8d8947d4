import { unprintable } from '#lib/text/print-runs.ts';
import display from '#ui/tokens/fonts/card-display.ttf?url';
import displayExt from '#ui/tokens/fonts/print-display-ext.ttf?url';
import figures from '#ui/tokens/fonts/print-figures.ttf?url';
import strong from '#ui/tokens/fonts/print-strong.ttf?url';
import strongExt from '#ui/tokens/fonts/print-strong-ext.ttf?url';
import text from '#ui/tokens/fonts/print-text.ttf?url';
import textExt from '#ui/tokens/fonts/print-text-ext.ttf?url';
import { serveJob } from '../run/serve-job.ts';
import type { PdfBlock, PdfOptions } from './blocks.ts';
import { printPdf } from './print-pdf.ts';
import type { Letters } from './sheet.ts';
import { textsIn } from './texts-in.ts';
import { loadWorldFont } from './world-fonts.ts';
import { loadWorldLetters } from './world-index.ts';
import { filesFor, printed } from './world-letters.ts';

const files = { text, textExt, strong, strongExt, display, displayExt, figures };
let faces: Promise<Letters['faces']> | null = null;

async function fetchFaces(): Promise<Letters['faces']> {
  const fetched = Object.entries(files).map(async ([name, address]) => {
    const answer = await fetch(address);
    if (!answer.ok)
      throw new Error('The typeface for the PDF didn’t load. Check your connection and try again.');
    return [name, new Uint8Array(await answer.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(fetched));
}

/** Our own typefaces, and beyond them only those files whose letters are in these texts. */
async function lettersFor(texts: readonly string[], own: Letters['faces']): Promise<Letters> {
  if (texts.every((text) => unprintable(text).length === 0)) return { faces: own, world: null };
  const world = await loadWorldLetters();
  const more = [...filesFor(texts, world)].map(async (file) => [file, await loadWorldFont(file)] as const);
  return { faces: new Map([...own, ...(await Promise.all(more))]), world };
}

export interface PrintJob {
  blocks: readonly PdfBlock[];
  options: PdfOptions;
}

serveJob<PrintJob, never, Uint8Array<ArrayBuffer>>(async ({ blocks, options }) => {
  faces ??= fetchFaces();
  try {
    const texts = [...blocks.flatMap(textsIn), options.foot ?? ''].map(printed);
    return await printPdf(blocks, options, await lettersFor(texts, await faces));
  } catch (error) {
    // What could not be loaded is asked for again the next time.
    await faces.catch(() => {
      faces = null;
    });
    throw error;
  }
});
