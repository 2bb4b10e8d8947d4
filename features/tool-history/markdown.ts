import type { Block } from './blocks.ts';

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

function markdownOfBlock(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `## ${block.text.replaceAll(/\s*\n\s*/g, ' ')}`;
    case 'text':
      return block.text;
    case 'answer':
      return `${block.note ? `${block.note}: ` : ''}**${block.text}**`;
    case 'quote':
      return `${quoted(block.text)}\n>\n> — ${block.from}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [
        row(block.columns),
        row(block.columns.map(() => '---')),
        ...block.rows.map((cells) => row(cells)),
      ].join('\n');
    case 'picture':
      return `Picture: ${block.alt}`;
  }
}

/** A result as Markdown. */
export const markdownOfResult = (title: string, blocks: readonly Block[]): string =>
  `${[`# ${title}`, ...blocks.map(markdownOfBlock)].join('\n\n')}\n`;
