import { createWorker, OEM, type Worker as Recogniser } from 'tesseract.js';
import workerAddress from 'tesseract.js/dist/worker.min.js?url';
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { modelAddress, modelFiles } from '#engines/embed/model-list.ts';

interface RecogniseHooks {
  report: (pages: { done: number; of: number }) => void;
  signal: AbortSignal;
}

/** A page as a picture. */
export type PagePicture = Blob | HTMLCanvasElement;

const notLoaded = 'The text recogniser could not be loaded. Look at the connection and try again.';
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
const openRecogniser = (fail: (error: Error) => void): Promise<Recogniser> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: workerAddress,
    corePath: coreAddress,
    // It puts 'eng.traineddata.gz' behind this by itself. Handing it the data fails: it takes the bytes for a name.
    langPath: modelAddress(modelFiles.letters).replace(/\/[^/]*$/, ''),
    // A worker out of a blob would inherit the page's policy, which allows no WebAssembly.
    workerBlobURL: false,
    cacheMethod: 'none',
    errorHandler: () => fail(new Error(notLoaded)),
  });

/** Recognises the text of pictures in a worker of this browser, page by page; lines stay lines. */
export async function recognise(
  pages: readonly (() => Promise<PagePicture>)[],
  { report, signal }: RecogniseHooks,
): Promise<string[]> {
  report({ done: 0, of: pages.length });
  const failed = Promise.withResolvers<never>();
  const opening = openRecogniser(failed.reject);
  try {
    const recogniser = await within(Promise.race([opening, failed.promise]), signal);
    const texts: string[] = [];
    for (const page of pages) {
      signal.throwIfAborted();
      const { data } = await within(
        Promise.race([recogniser.recognize(await page()), failed.promise]),
        signal,
      );
      texts.push(data.text);
      report({ done: texts.length, of: pages.length });
    }
    return texts;
  } finally {
    void opening.then((recogniser) => recogniser.terminate()).catch(() => {});
  }
}
