import { decoded } from '#lib/files/decoded.ts';
import type { DocumentKind } from './document.ts';
import { DocumentProblem } from './limits.ts';
import { isMail } from './mail/is-mail.ts';
import { isCsv } from './tables/is-csv.ts';
import { type Archive, openZip } from './zip/open-zip.ts';

/** What a file is, with what had to be opened to tell. */
export type Known =
  | { kind: 'pdf' | 'mail' }
  | { kind: 'docx' | 'pptx' | 'xlsx' | 'epub'; archive: Archive }
  | { kind: 'csv' | 'html' | 'markdown' | 'text'; text: string; notes: string[] };

const starts = (bytes: Uint8Array, signs: readonly number[], from = 0) =>
  signs.every((sign, at) => bytes[from + at] === sign);

/** Files that are no documents, by their first bytes, and what to do with them. */
const foreign: readonly (readonly [signs: readonly number[], what: string, from?: number])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'has a password or is an Office file from before 2007. Save it without a password as DOCX, PPTX or XLSX',
  ],
  [
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
    'is an RTF file, which we can’t read. Open it in a word processor and save it as DOCX',
  ],
  [[0x89, 0x50, 0x4e, 0x47], 'is a picture. We can only read PDF, Office, EPUB and text files here'],
  [[0xff, 0xd8, 0xff], 'is a picture. We can only read PDF, Office, EPUB and text files here'],
  [[0x47, 0x49, 0x46, 0x38], 'is a kind of picture we can’t read. Save it as PNG or JPEG'],
  [[0x49, 0x49, 0x2a, 0x00], 'is a kind of picture we can’t read. Save it as PNG or JPEG'],
  [[0x57, 0x45, 0x42, 0x50], 'is a picture. We can only read PDF, Office, EPUB and text files here', 8],
  [[0x1f, 0x8b], 'is an archive. Unpack it and add the files in it'],
  [[0x52, 0x61, 0x72, 0x21], 'is an archive. Unpack it and add the files in it'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'is an archive. Unpack it and add the files in it'],
];

const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Readers find a PDF's mark within its first kilobyte, so a mail header before it does no harm. */
function isPdf(bytes: Uint8Array): boolean {
  for (let at = 0; at < Math.min(1024, bytes.length); at += 1) if (starts(bytes, pdfMark, at)) return true;
  return false;
}

function kindOfArchive(name: string, archive: Archive): Known {
  const has = (path: string) => archive.names.has(path);
  if (has('word/document.xml')) return { kind: 'docx', archive };
  if (has('ppt/presentation.xml')) return { kind: 'pptx', archive };
  if (has('xl/workbook.xml')) return { kind: 'xlsx', archive };
  if (has('META-INF/container.xml')) return { kind: 'epub', archive };
  if (has('content.xml'))
    throw new DocumentProblem(
      `${name} is an OpenDocument file, which we can’t read. Save it as DOCX or PDF.`,
    );
  throw new DocumentProblem(`${name} is an archive. Unpack it and add the files in it.`);
}

const html =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<!doctype html|<html|<head|<body|<(?:div|p|h[1-6]|article|main|section|table)[\s>])/i;
/** What may stand before a drawing: the mark of XML, comments, and a document type with names of its own. */
const svg =
  /^\s*(?:(?:<\?[^>]*>|<!--[\s\S]{0,2000}?-->|<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;
const markdown = /^(?:#{1,6} \S|```|(?:[-*] |\d+\. )?\[[^\]\n]+\]\([^)\n]+\)|\|(?: ?:?-+:? ?\|)+)/m;

function kindOfText(name: string, bytes: Uint8Array): Known {
  const { text, notes } = decoded(bytes);
  if (text.trim() === '') throw new DocumentProblem(`${name} is empty.`);
  const start = text.slice(0, 4000);
  if (start.includes('\0'))
    throw new DocumentProblem(`${name} contains no text. Add a PDF, an Office file, an EPUB or a text file.`);
  if (svg.test(start))
    throw new DocumentProblem(`${name} is a drawing (SVG). Save it as a PDF to ask about its words.`);
  if (isMail(text, /\.eml$/i.test(name))) return { kind: 'mail' };
  if (html.test(start)) return { kind: 'html', text, notes };
  if (isCsv(text, /\.(csv|tsv)$/i.test(name))) return { kind: 'csv', text, notes };
  // Text, Markdown and the like have no mark of their own, so the name may help where the content leaves it open.
  const isMarkdown = markdown.test(text.slice(0, 20_000)) || /\.(md|markdown)$/i.test(name);
  return { kind: isMarkdown ? 'markdown' : 'text', text, notes };
}

/** What a file is by its content; its name only decides between kinds of plain text. */
export function kindOf(name: string, bytes: Uint8Array): Known {
  if (bytes.length === 0) throw new DocumentProblem(`${name} is empty.`);
  if (isPdf(bytes)) return { kind: 'pdf' };
  if (starts(bytes, [0x50, 0x4b])) return kindOfArchive(name, openZip(name, bytes));
  const known = foreign.find(([signs, , from]) => starts(bytes, signs, from));
  if (known) throw new DocumentProblem(`${name} ${known[1]}.`);
  return kindOfText(name, bytes);
}

export const kindNames: Record<DocumentKind, string> = {
  pdf: 'PDF',
  picture: 'Picture',
  docx: 'Word',
  pptx: 'Slides',
  xlsx: 'Excel',
  csv: 'CSV',
  html: 'Web page',
  epub: 'EPUB',
  mail: 'Email',
  markdown: 'Markdown',
  text: 'Text',
};
