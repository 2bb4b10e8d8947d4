import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../limits.ts';
import { startPdfWorker } from './pdf-worker.ts';

/** Opens a PDF to read its text. Scripts in the file are never run, and nothing is fetched. */
export async function openPdf(name: string, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  startPdfWorker();
  try {
    return await getDocument({
      // pdf.js takes the bytes for itself.
      data: new Uint8Array(bytes),
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'PasswordException')
      throw new DocumentProblem(`${name} has a password. Save it without one and add it again.`);
    throw new DocumentProblem(`${name} is damaged or was cut off. Save it again, or download it again.`);
  }
}
