declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The half of pdf.js that reads; the other half finds it under `globalThis.pdfjsWorker`. */
  export const WorkerMessageHandler: object;
}
