import { createWorker, OEM, type Worker as Recogniser } from 'tesseract.js';
import workerAddress from 'tesseract.js/dist/worker.min.js?url';
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { letterSize } from '#engines/documents/scans/letter-size.ts';
import type { ScannedParagraph } from '#engines/documents/scans/scanned-blocks.ts';
import type { Turn } from '#engines/documents/scans/turned.ts';
import { modelAddress, modelFiles } from '#engines/embed/model-list.ts';
import type { PagePicture } from './page-picture.ts';
import { isHardlyRead, lettersRead, paragraphsOf } from './page-words.ts';
import { turnCanvas } from './turn-canvas.ts';

/** How far the recogniser is; `done` counts parts of a page, too. */
interface RecogniseHooks {
  report: (pages: { done: number; of: number; recognised: true }) => void;
  signal: AbortSignal;
}

const notLoaded = 'Text recognition didn’t load. Check your connection and try again.';
/** No page takes longer on a slow phone. */
const limitMs = 90_000;

/** Fails when the work takes too long or nobody wants it any more: the recogniser says nothing of either by itself. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    late.addEventListener(
      'abort',
      () => reject(new Error('Reading this picture takes too long. Try a smaller one.')),
      {
        once: true,
      },
    );
    work.then(resolve, reject);
  });
}

/** Opens the recogniser with files of our own site alone; by default it would fetch them from others. */
const openRecogniser = (fail: (error: Error) => void, heard: (share: number) => void): Promise<Recogniser> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: workerAddress,
    corePath: coreAddress,
    // It puts 'eng.traineddata.gz' behind this by itself. Handing it the data fails: it takes the bytes for a name.
    langPath: modelAddress(modelFiles.letters).replace(/\/[^/]*$/, ''),
    // A worker out of a blob would inherit the page's policy, which allows no WebAssembly.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && heard(progress),
    errorHandler: () => fail(new Error(notLoaded)),
  });

/** The other ways round, the likeliest first: photos and scans lie on their sides more often than on their heads. */
const otherTurns: readonly Turn[] = [1, 3, 2];

/** What was recognised of a page. */
export interface RecognisedPage {
  paragraphs: readonly ScannedParagraph[];
  /** Whether most of it is more than a guess. */
  isSure: boolean;
  /** How many pixels of the scan its letters are high; null where the page is no scan. */
  letters: number | null;
}

/** Recognises the words of pictures in a worker of this browser, page by page. A page that lies on its side is turned. */
export async function recognise(
  pages: readonly (() => Promise<PagePicture>)[],
  { report, signal }: RecogniseHooks,
): Promise<RecognisedPage[]> {
  signal.throwIfAborted();
  const found: RecognisedPage[] = [];
  const tell = (share: number) => report({ done: found.length + share, of: pages.length, recognised: true });
  tell(0);
  const failed = Promise.withResolvers<never>();
  const opening = openRecogniser(failed.reject, (share) => share < 1 && tell(share));
  try {
    const recogniser = await within(Promise.race([opening, failed.promise]), signal);
    const readAt = async (canvas: HTMLCanvasElement, turn: Turn) => {
      const image = turnCanvas(canvas, turn);
      const work = recogniser.recognize(image, {}, { text: false, blocks: true });
      const { data } = await within(Promise.race([work, failed.promise]), signal);
      return { data, turn };
    };
    for (const page of pages) {
      signal.throwIfAborted();
      const picture = await page();
      let best = await readAt(picture.canvas, 0);
      if (isHardlyRead(best.data))
        for (const turn of otherTurns) {
          const other = await readAt(picture.canvas, turn);
          if (lettersRead(other.data) > lettersRead(best.data)) best = other;
          if (!isHardlyRead(best.data)) break;
        }
      const paragraphs = paragraphsOf(best.data, picture, best.turn);
      found.push({
        paragraphs,
        isSure: !isHardlyRead(best.data),
        letters: picture.scannedAt === null ? null : letterSize(paragraphs) * picture.scannedAt,
      });
      tell(0);
    }
    return found;
  } finally {
    void opening.then((recogniser) => recogniser.terminate()).catch(() => {});
  }
}
