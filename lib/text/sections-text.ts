/** What stands in a section of a page whose composition is given: each block has its own place. */
export type TextBlock =
  | { is: 'paragraph'; text: string }
  /** `- **Name** what it says`, or with numbers. */
  | { is: 'pairs'; ordered: boolean; pairs: readonly (readonly [name: string, text: string])[] }
  | { is: 'list'; items: readonly string[] }
  /** Between fences; the caption stands behind the first. */
  | { is: 'sample'; caption: string; lines: readonly string[] };

/** A heading with its blocks; `mark` is the word in braces behind the heading. */
export interface TextSection {
  heading: string;
  mark: string;
  blocks: readonly TextBlock[];
}

const headingLine = /^##\s+(.*?)(?:\s*\{([^{}]*)\})?\s*$/;
const pairLine = /^(-|\d+\.)\s+\*\*(.+?)\*\*\s*(.*)$/;
const itemLine = /^-\s+(.*)$/;
const fenceLine = '```';
const fence = /^```\s*(.*)$/;

/** Lines of one block, until an empty one; what stands between fences is one block however many are empty. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: string[] = [];
  let fenced = false;
  for (const line of lines) {
    if (fence.test(line) && open.length === 0) fenced = true;
    else if (fenced && fence.test(line)) {
      blocks.push(open);
      open = [];
      fenced = false;
      continue;
    }
    if (line.trim() === '' && !fenced) {
      if (open.length > 0) blocks.push(open);
      open = [];
    } else open.push(line);
  }
  return open.length > 0 ? [...blocks, open] : blocks;
}

function blockOf(lines: readonly string[]): TextBlock {
  const [first = ''] = lines;
  const opened = fence.exec(first);
  if (opened) return { is: 'sample', caption: opened[1] ?? '', lines: lines.slice(1) };
  const pairs = lines.map((line) => pairLine.exec(line));
  if (pairs.every((found) => found !== null))
    return {
      is: 'pairs',
      ordered: /^\d/.test(first),
      pairs: pairs.map(([, , name = '', text = '']) => [name, text] as const),
    };
  const items = lines.map((line) => itemLine.exec(line)?.[1]);
  if (items.every((item) => item !== undefined)) return { is: 'list', items };
  return { is: 'paragraph', text: lines.join(' ') };
}

/** Reads the text of a page in sections; what stands before the first heading is left out. */
export function readSectionsText(source: string): TextSection[] {
  const sections: { heading: string; mark: string; lines: string[] }[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const [, heading, mark] = headingLine.exec(line) ?? [];
    if (heading) sections.push({ heading, mark: mark ?? '', lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, blocks: blocksOf(lines).map(blockOf) }));
}

function printBlock(block: TextBlock): string {
  switch (block.is) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'sample':
      return [`${fenceLine} ${block.caption}`.trimEnd(), ...block.lines, fenceLine].join('\n');
    case 'pairs':
      return block.pairs
        .map(([name, text], place) => `${block.ordered ? `${place + 1}.` : '-'} **${name}** ${text}`)
        .join('\n');
  }
}

/** The sections as the text that they are read from. */
export const printSectionsText = (sections: readonly TextSection[]): string =>
  sections
    .map(({ heading, mark, blocks }) =>
      [`## ${heading}${mark ? ` {${mark}}` : ''}`, ...blocks.map(printBlock)].join('\n\n'),
    )
    .join('\n\n');
