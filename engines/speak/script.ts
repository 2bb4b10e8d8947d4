import { sentencesOf } from '#engines/retrieve/sentences.ts';

/** A part of a text that is read in one breath. */
export interface Line {
  text: string;
  kind: 'heading' | 'item' | 'sentence';
  /** How long the pause behind it is, as a multiple of the one between two sentences. */
  pause: number;
}

/** What a voice reads at once; what is longer is cut where a reader would breathe. */
const longest = 300;

const heading = /^#{1,6}\s+(.*?)#*$/;
const item = /^(?:[-*•]\s+|\d{1,3}[.)]\s+)(.*)$/;
const rule = /^(?:[-=*_]\s*){3,}$/;
const underline = /^(?:={3,}|-{3,})$/;
const longestTitle = 60;

const isRead = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A line that is underlined, or short, between empty ones and without a sign at its end: what people paste has no marks. */
function isTitle(line: string, before: string, behind: string): boolean {
  if (before !== '' || !isRead(line)) return false;
  if (underline.test(behind)) return true;
  return behind === '' && line.length <= longestTitle && /^[\p{Lu}\d].*[\p{L}\p{N})]$/u.test(line);
}

/** Cuts a long sentence at the last sign of a pause that fits, else at a space. */
function pieces(sentence: string): string[] {
  const found: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const part = rest.slice(0, longest);
    const sign = Math.max(...[', ', '; ', ': ', ' — ', ' – '].map((each) => part.lastIndexOf(each)));
    const at = sign > longest / 3 ? sign + 1 : part.lastIndexOf(' ');
    const cut = at > 0 ? at : longest;
    found.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...found, rest].filter(Boolean);
}

/** Links and emphasis of Markdown as plain words. */
const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .trim();

function linesOf(block: string): Line[] {
  const title = heading.exec(block)?.[1];
  if (title !== undefined) return [{ text: plain(title), kind: 'heading', pause: 2.5 }];
  const entry = item.exec(block)?.[1];
  const kind = entry === undefined ? 'sentence' : 'item';
  const sentences = sentencesOf(plain(entry ?? block)).flatMap(pieces);
  return sentences.map((text, at) => ({
    text,
    kind,
    pause: at < sentences.length - 1 ? 1 : kind === 'item' ? 1.2 : 1.8,
  }));
}

/** A text in the lines that are read one after the other: headings and items of lists stand by themselves. */
export function readingLines(text: string): Line[] {
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(' '));
    paragraph = [];
  };
  const written = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((each) => each.trim());
  const last = written.findLastIndex(isRead);
  for (const [at, line] of written.entries()) {
    const stands = heading.test(line) || item.test(line);
    if (line === '' || rule.test(line) || stands) close();
    if (stands) blocks.push(line);
    else if (at < last && isTitle(line, written[at - 1] ?? '', written[at + 1] ?? ''))
      blocks.push(`# ${line}`);
    else if (line !== '' && !rule.test(line)) paragraph.push(line);
  }
  close();
  return blocks.flatMap(linesOf).filter(({ text: words }) => isRead(words));
}
