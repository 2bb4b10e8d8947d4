import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: its pages with their texts and tags, its title and its language. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocument({ data: file.slice(), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
      tree: JSON.stringify(await page.getStructTree()),
      view: page.view,
    });
  }
  const { info } = await pdf.getMetadata();
  return { pages, info: info as { Title?: string; Author?: string; Language?: string } };
}
