// Reads and answers the examples of the document tools beforehand: run it after an example, the reader or the way files
// are read has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Conversation, ConversationFile, Turn } from '../demos/documents/conversation.ts';
import { exampleChoices } from '../demos/documents/examples/choices.ts';
import { fieldHandbook, officeHandbook, priceList } from '../demos/documents/examples/handbooks.ts';
import { leasePages } from '../demos/documents/examples/lease-text.ts';
import { museumPage } from '../demos/documents/examples/museum.ts';
import { turnOf } from '../demos/documents/quotes.ts';
import { documentTitle } from '../engines/answer/document-title.ts';
import { makeLibrary } from '../engines/answer/library.ts';
import { passagesOf } from '../engines/answer/passages.ts';
import { readDocument } from '../engines/documents/read-document.ts';
import { openMiniLm } from '../engines/embed/minilm.ts';
import { modelBytes } from '../engines/embed/testing/model-bytes.ts';
import { openReader } from '../engines/reader/reader.ts';

const root = join(import.meta.dirname, '..');
const made = join(root, 'demos/documents/examples/made');
const fonts = join(root, 'ui/tokens/fonts');

/** The lease as a PDF, always the same bytes. */
async function leasePdf(): Promise<Uint8Array> {
  const day = new Date('2026-03-03T09:00:00Z');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 68,
    autoFirstPage: false,
    info: { Title: 'Residential lease', CreationDate: day, ModDate: day },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const [at, page] of leasePages.entries()) {
    pdf.addPage();
    for (const [place, block] of page.entries()) {
      if (typeof block === 'string')
        pdf.font(join(fonts, 'print-text.ttf')).fontSize(11.5).text(block, { lineGap: 4 }).moveDown(0.7);
      else
        pdf
          .font(join(fonts, 'print-strong.ttf'))
          .fontSize(at === 0 && place === 0 ? 24 : 14.5)
          .text(block.heading)
          .moveDown(0.5);
    }
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const models = {
  embed: await openMiniLm(await modelBytes('miniLm')),
  read: await openReader(await modelBytes('reader')),
};

const text = (words: string) => new TextEncoder().encode(words);
const lease = await leasePdf();
const files: Readonly<
  Record<string, readonly (readonly [name: string, bytes: Uint8Array, address?: string])[]>
> = {
  lease: [['lease.pdf', lease]],
  handbooks: [
    ['office-handbook.md', text(officeHandbook)],
    ['field-handbook.md', text(fieldHandbook)],
    ['price-list.csv', text(priceList)],
  ],
  museum: [['tidewater.example/visit', text(museumPage), 'https://tidewater.example/visit']],
};

await mkdir(made, { recursive: true });
await writeFile(join(made, 'lease.pdf'), lease);
for (const { id, name, asked } of exampleChoices) {
  const read: ConversationFile[] = [];
  for (const [file, bytes, address = null] of files[id] ?? [])
    read.push({ id: file, document: await readDocument(file, bytes), bytes: null, address });
  const documents = read.map(({ document }) => document);
  const library = await makeLibrary(passagesOf(documents), models, undefined, documents.map(documentTitle));
  const turns: Turn[] = [];
  for (const question of asked) {
    const answer = await library.ask(question);
    const turn = turnOf(question, answer, { files: read, passages: library.passages }, 'server');
    turns.push({ ...turn, id: `${id}-${turns.length}` });
    console.log(`${id}: ${question} → ${answer.best?.text ?? 'nothing'} (${answer.best?.score.toFixed(1)})`);
  }
  const conversation: Conversation = {
    id: `example-${id}`,
    title: name,
    pinned: false,
    changed: '2026-11-18T00:00:00.000Z',
    example: id,
    files: read,
    turns,
  };
  await writeFile(join(made, `${id}.json`), `${JSON.stringify(conversation, null, 1)}\n`);
}
process.exit(0);
