import { letterCount, placed } from '../collect-blocks.ts';
import type { Document, Part } from '../document.ts';
import { DocumentProblem, limits } from '../limits.ts';
import type { ReadProgress } from '../read-progress.ts';
import { htmlBlocks } from '../text/html-blocks.ts';
import type { Archive } from '../zip/open-zip.ts';
import { elementsNamed, pathFrom, textOfFirst } from '../zip/walk-xml.ts';

/** Bookshops lock the chapters; publishers only hide their fonts, which does not matter here. */
const isLocked = (archive: Archive): boolean =>
  elementsNamed(archive.text('META-INF/encryption.xml'), 'enc:CipherReference')
    .concat(elementsNamed(archive.text('META-INF/encryption.xml'), 'CipherReference'))
    .some(({ URI = '' }) => /\.x?html?$/i.test(URI));

/** An e-book, a part for each chapter, in the order of reading. */
export function readEpub(name: string, archive: Archive, report: ReadProgress): Document {
  if (isLocked(archive))
    throw new DocumentProblem(`${name} is copy-protected by the shop that sold it, so we can’t read it.`);
  const [root] = elementsNamed(archive.text('META-INF/container.xml'), 'rootfile');
  const path = root?.['full-path'] ?? '';
  const book = archive.text(path);
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const files = new Map(
    elementsNamed(book, 'item').map(({ id = '', href = '' }) => [id, pathFrom(folder, href)]),
  );
  const chapters = elementsNamed(book, 'itemref').flatMap(({ idref = '' }) => files.get(idref) ?? []);
  const count = letterCount();
  const parts: Part[] = [];
  const notes: string[] = [];
  for (const [at, file] of chapters.slice(0, limits.pages).entries()) {
    const blocks = placed(htmlBlocks(archive.text(file)).blocks);
    report(at + 1, chapters.length);
    if (!count.takes(blocks)) {
      notes.push(`Only the first ${parts.length} chapters were read: the book is too long.`);
      break;
    }
    if (blocks.length > 0) parts.push({ label: `Chapter ${parts.length + 1}`, blocks });
  }
  return { name, kind: 'epub', title: textOfFirst(book, 'dc:title'), parts, tables: [], notes };
}
