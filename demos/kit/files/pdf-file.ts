import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loaded: Promise<PdfJs> | null = null;

/** pdf.js with its worker, loaded when the first page is drawn. */
export function loadPdfJs(): Promise<PdfJs> {
  loaded ??= Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('#engines/documents/pdf/pdf-worker.ts'),
  ]).then(([pdfjs, { startPdfWorker }]) => {
    startPdfWorker();
    return pdfjs;
  });
  return loaded;
}

/** A picture with more pixels is left out of its page: unpacked it could fill a phone's memory. */
const mostPixels = 120_000_000;

const opened = new WeakMap<ArrayBuffer, Promise<PDFDocumentProxy>>();

/** The file, opened once for all of its pages. */
export function openFile(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const before = opened.get(bytes);
  if (before) return before;
  const opening = loadPdfJs().then(
    // pdf.js takes what it is given, and the bytes are kept to be saved.
    ({ getDocument }) =>
      getDocument({ data: bytes.slice(0), enableXfa: false, maxImageSize: mostPixels }).promise,
  );
  opened.set(bytes, opening);
  return opening;
}
