import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document, Part } from '../document.ts';
import { limits } from '../limits.ts';
import type { ReadProgress } from '../read-progress.ts';
import type { Archive } from '../zip/open-zip.ts';
import { elementsNamed, relations, textOfFirst, walkXml } from '../zip/walk-xml.ts';

const titles = new Set(['title', 'ctrTitle']);
/** Places for the slide's number, date and footer, which say nothing about the slide. */
const aside = new Set(['sldNum', 'dt', 'ftr', 'hdr']);

/** The paragraphs of a slide or of its notes, shape by shape. */
function blocksOf(xml: string): BlockText[] {
  const blocks: BlockText[] = [];
  let holder = '';
  let text: string | null = null;
  let speaks = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'p:sp') holder = '';
      else if (name === 'p:ph') holder = attributes.type ?? 'body';
      else if (name === 'a:p') text = '';
      else if (name === 'a:t') speaks = true;
      else if (name === 'a:br' && text !== null) text += ' ';
    },
    text: (told) => {
      if (speaks && text !== null) text += told;
    },
    close: (name) => {
      if (name === 'a:t') speaks = false;
      if (name !== 'a:p' || text === null) return;
      if (titles.has(holder)) blocks.push({ kind: 'heading', level: 1, text });
      else if (!aside.has(holder)) blocks.push({ kind: holder === 'body' ? 'item' : 'paragraph', text });
      text = null;
    },
  });
  return blocks;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const relationsOf = (archive: Archive, path: string) => {
  const folder = folderOf(path);
  return relations(archive.text(`${folder}/_rels/${path.slice(folder.length + 1)}.rels`), folder);
};

/** A slide deck in the order it is shown, a part for each slide, with the speaker's notes below the slide's text. */
export function readPptx(name: string, archive: Archive, report: ReadProgress): Document {
  const deck = 'ppt/presentation.xml';
  const targets = relationsOf(archive, deck);
  const slides = elementsNamed(archive.text(deck), 'p:sldId').flatMap(
    (attributes) => targets.get(attributes['r:id'] ?? '') ?? [],
  );
  const count = letterCount();
  const parts: Part[] = [];
  const notes: string[] = [];
  for (const [at, path] of slides.slice(0, limits.pages).entries()) {
    const spoken = [...relationsOf(archive, path).values()].find((target) =>
      target.startsWith('ppt/notesSlides/'),
    );
    const said = spoken ? blocksOf(archive.text(spoken)) : [];
    const blocks = placed([
      ...blocksOf(archive.text(path)),
      ...said.map(({ text }): BlockText => ({ kind: 'paragraph', text })),
    ]);
    if (!count.takes(blocks)) {
      notes.push(`Only the first ${at} slides were read: the deck is too long.`);
      break;
    }
    parts.push({ label: `Slide ${at + 1}`, blocks });
    report(at + 1, slides.length);
  }
  const title = textOfFirst(archive.text('docProps/core.xml'), 'dc:title');
  return { name, kind: 'pptx', title, parts, tables: [], notes };
}
