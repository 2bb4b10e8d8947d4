import { storedZip } from '#lib/files/stored-zip.ts';
import { xmlText } from '#lib/files/xml-text.ts';
import type { Line } from './transcript.ts';
import { paragraphHead, paragraphsOf } from './writers.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`;

const style = (id: string, name: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="60"/></w:pPr><w:rPr>${look}</w:rPr></w:style>`;

/** A Word file: each paragraph under its time and who speaks. */
export function docxOf(title: string, lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  const body = paragraphsOf(lines).map(
    (each) => `${paragraph(paragraphHead(each), 'Heading2')}${paragraph(each.text)}`,
  );
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${word}">${style('Heading1', 'heading 1', '<w:b/><w:sz w:val="36"/>')}${style('Heading2', 'heading 2', '<w:color w:val="666666"/><w:sz w:val="20"/>')}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${paragraph(title, 'Heading1')}${body.join('')}</w:body></w:document>`,
  };
  return storedZip(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, head + text])));
}
