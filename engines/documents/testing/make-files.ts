import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

/** Files for tests, made from what is in them. */
const bytesOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

export const textFile = (text: string): Uint8Array => new TextEncoder().encode(text);

type PdfPage = readonly (string | { heading: string } | { list: string[] })[];

/** A PDF with a page for each list of paragraphs. */
export async function pdfFile(
  pages: readonly PdfPage[],
  options: { title?: string; password?: string; footer?: string } = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    info: { Title: options.title ?? '' },
    userPassword: options.password,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const [at, page] of pages.entries()) {
    pdf.addPage();
    for (const block of page) {
      if (typeof block === 'string') pdf.fontSize(11).text(block).moveDown();
      else if ('heading' in block) pdf.fontSize(18).text(block.heading).moveDown(0.5);
      else pdf.fontSize(11).list(block.list).moveDown();
    }
    if (options.footer) pdf.fontSize(9).text(`${options.footer} ${at + 1}`, 72, 750);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const wordParagraph = (text: string, style = ''): string =>
  `<w:p><w:pPr>${style}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word file with this body; style Heading1 is a heading under a translated id. */
export const docxFile = (body: string, before = ''): Uint8Array =>
  bytesOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?>${before}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'docProps/core.xml': '<cp:coreProperties><dc:title>The lease</dc:title></cp:coreProperties>',
  });

/** A slide with its title, its lines and its number, as a presentation program writes it. */
const slideXml = (title: string, lines: readonly string[]): string => {
  const paragraphs = lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('');
  return `<p:sld><p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><p:nvPr><p:ph/></p:nvPr>${paragraphs}</p:sp><p:sp><p:nvPr><p:ph type="sldNum"/></p:nvPr><a:p><a:r><a:t>7</a:t></a:r></a:p></p:sp></p:sld>`;
};

/** A deck of slides, each with its title and its lines. */
export const deckFile = (
  slides: readonly (readonly [title: string, lines: readonly string[]])[],
): Uint8Array =>
  bytesOf({
    'ppt/presentation.xml': `<p:presentation>${slides.map((_, at) => `<p:sldId r:id="r${at}"/>`).join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => `<Relationship Id="r${at}" Target="slides/slide${at}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      slides.map(([title, lines], at) => [`ppt/slides/slide${at}.xml`, slideXml(title, lines)]),
    ),
  });

/** A deck whose second slide is shown first. */
export const pptxFile = (): Uint8Array =>
  bytesOf({
    'ppt/presentation.xml': '<p:presentation><p:sldId r:id="b"/><p:sldId r:id="a"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="a" Target="slides/slide1.xml"/><Relationship Id="b" Target="slides/slide2.xml"/></Relationships>',
    'ppt/slides/slide1.xml': slideXml('Costs', ['We spent 40 euros.']),
    'ppt/slides/slide2.xml': slideXml('Plan', ['We begin in May.']),
    'ppt/slides/_rels/slide2.xml.rels':
      '<Relationships><Relationship Id="n" Target="../notesSlides/n2.xml"/></Relationships>',
    'ppt/notesSlides/n2.xml':
      '<p:notes><p:sp><a:p><a:r><a:t>Speak slowly.</a:t></a:r></a:p></p:sp></p:notes>',
  });

/** An e-book of these chapters, which lie in a folder. */
export const bookFile = (
  title: string,
  chapters: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Uint8Array =>
  bytesOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="OEBPS/book.opf"/></container>',
    'OEBPS/book.opf': `<package><dc:title>${title}</dc:title>${chapters.map((_, at) => `<item id="c${at}" href="text/${at + 1}.xhtml"/>`).join('')}<spine>${chapters.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    ...Object.fromEntries(
      chapters.map((body, at) => [`OEBPS/text/${at + 1}.xhtml`, `<html><body>${body}</body></html>`]),
    ),
    ...more,
  });

/** An e-book of two chapters; `locked` as a shop would lock it. */
export const epubFile = (locked = false): Uint8Array =>
  bookFile(
    'The island',
    ['<h1>Arrival</h1><p>The boat came at noon.</p>', '<h1>Night</h1><p>It rained &amp; rained.</p>'],
    locked
      ? { 'META-INF/encryption.xml': '<encryption><CipherReference URI="OEBPS/text/1.xhtml"/></encryption>' }
      : {},
  );

/** A workbook with one sheet, whose rows are written as XML. */
export const sheetFile = (rows: string, sheet = 'Sheet'): Uint8Array => {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return bytesOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  });
};

/** A workbook with one sheet of texts and numbers. */
export const xlsxFile = (sheet: string, rows: readonly (readonly (string | number)[])[]): Uint8Array => {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const letter = (at: number) => String.fromCharCode(65 + at);
  const data = rows.map(
    (row, r) =>
      `<row r="${r + 1}">${row.map((value, c) => cell(value).replace('<c', `<c r="${letter(c)}${r + 1}"`)).join('')}</row>`,
  );
  return sheetFile(data.join(''), sheet);
};

/** An archive that unpacks to a thousand times its size. */
export const zipBomb = (megabytes: number): Uint8Array =>
  zipSync({
    'word/document.xml': new Uint8Array(megabytes * 1024 * 1024),
    'word/media/more.bin': new Uint8Array(megabytes * 1024 * 1024),
  });
