import type { Document } from './document.ts';
import { kindOf } from './kind-of.ts';
import { DocumentProblem, limits, onlyPictures } from './limits.ts';
import type { ReadProgress } from './read-progress.ts';
import { NestedTooDeep } from './zip/depth-guard.ts';

function partsOf(name: string, bytes: Uint8Array, report: ReadProgress): Document | Promise<Document> {
  const known = kindOf(name, bytes);
  switch (known.kind) {
    case 'pdf':
      return import('./pdf/read-pdf.ts').then(({ readPdf }) => readPdf(name, bytes, report));
    case 'docx':
      return import('./office/read-docx.ts').then(({ readDocx }) => readDocx(name, known.archive));
    case 'pptx':
      return import('./office/read-pptx.ts').then(({ readPptx }) => readPptx(name, known.archive, report));
    case 'epub':
      return import('./office/read-epub.ts').then(({ readEpub }) => readEpub(name, known.archive, report));
    case 'xlsx':
      return import('./tables/read-xlsx.ts').then(({ readXlsx }) => readXlsx(name, bytes, known.archive));
    case 'csv':
      return import('./tables/read-csv-document.ts').then(({ readCsvDocument }) =>
        readCsvDocument(name, known),
      );
    case 'html':
      return import('./text/read-html.ts').then(({ readHtml }) => readHtml(name, known));
    case 'mail':
      return import('./mail/read-mail.ts').then(({ readMail }) => readMail(name, bytes));
    case 'markdown':
      return import('./text/read-markdown.ts').then(({ readMarkdown }) => readMarkdown(name, known));
    case 'text':
      return import('./text/read-text.ts').then(({ readText }) => readText(name, known));
  }
}

/** Fetches the readers of all kinds, which otherwise come with the first file of their kind. The worker that pdf.js starts for itself is not among them. */
export async function fetchReaders(): Promise<void> {
  await Promise.all([
    import('./pdf/read-pdf.ts'),
    import('./office/read-docx.ts'),
    import('./office/read-pptx.ts'),
    import('./office/read-epub.ts'),
    import('./tables/read-xlsx.ts'),
    import('./tables/read-csv-document.ts'),
    import('./text/read-html.ts'),
    import('./mail/read-mail.ts'),
    import('./text/read-markdown.ts'),
    import('./text/read-text.ts'),
  ]);
}

async function opened(name: string, bytes: Uint8Array, report: ReadProgress): Promise<Document> {
  try {
    return await partsOf(name, bytes, report);
  } catch (problem) {
    if (!(problem instanceof NestedTooDeep)) throw problem;
    throw new DocumentProblem(
      `${name} is nested more than a thousand levels deep. Save it again from the program it was made with.`,
    );
  }
}

/**
 * Reads a file by what is in it. It runs nothing that the file brings and fetches nothing that it names. What can't
 * be read is a `DocumentProblem`, whose message is for the visitor.
 */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  report: ReadProgress = () => {},
): Promise<Document> {
  if (bytes.length > limits.bytes)
    throw new DocumentProblem(`${name} is larger than 25 MB. Split it, or save it without its pictures.`);
  const document = await opened(name, bytes, report);
  if (document.parts.every(({ blocks }) => blocks.length === 0))
    throw new DocumentProblem(
      document.kind === 'pdf'
        ? `${name} has no text, ${onlyPictures}. Run it through text recognition (OCR) and add it again.`
        : `${name} has no text in it.`,
    );
  return document;
}
