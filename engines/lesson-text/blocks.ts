import type { RichNode, RichText } from '#lib/text/rich-text.ts';
import { readInline } from './inline.ts';

const element = (tag: string, children: RichText): RichNode => ({ tag, attributes: {}, children });

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function table(lines: readonly string[]): RichNode {
  const [head = '', , ...rows] = lines;
  const row = (line: string, tag: string) =>
    element(
      'tr',
      cellsOf(line).map((cell) => element(tag, readInline(cell))),
    );
  return element('table', [
    element('thead', [row(head, 'th')]),
    element(
      'tbody',
      rows.map((line) => row(line, 'td')),
    ),
  ]);
}

const bullet = /^[-*] /;
const numbered = /^\d+[.)] /;

/** Items begin with their sign; a line without one continues the item before it. */
function list(lines: readonly string[], sign: RegExp, tag: string): RichNode {
  const items: string[] = [];
  for (const line of lines) {
    if (sign.test(line)) items.push(line.replace(sign, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return element(
    tag,
    items.map((item) => element('li', readInline(item))),
  );
}

function blockOf(lines: readonly string[]): RichNode {
  const [first = ''] = lines;
  if (first.startsWith('### ')) return element('h3', readInline(first.slice(4)));
  if (bullet.test(first)) return list(lines, bullet, 'ul');
  if (numbered.test(first)) return list(lines, numbered, 'ol');
  if (first.startsWith('|') && /^\|[\s:|-]+$/.test(lines[1] ?? '')) return table(lines);
  if (first.startsWith('> ')) {
    const said = lines.map((line) => line.replace(/^> ?/, '')).join(' ');
    return element('blockquote', readInline(said));
  }
  return element('p', readInline(lines.join(' ')));
}

/** The blocks of a piece of Markdown: paragraphs, lists, tables, code and quotes. Empty lines part them. */
export function readBlocks(source: string): RichText {
  const blocks: RichNode[] = [];
  let lines: string[] = [];
  let code: string[] | null = null;
  const end = () => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) {
      if (code) {
        blocks.push(element('pre', [element('code', [code.join('\n')])]));
        code = null;
      } else {
        end();
        code = [];
      }
    } else if (code) code.push(line);
    else if (line.trim() === '') end();
    else lines.push(line);
  }
  end();
  // A fence that nobody closed: an author is still typing.
  if (code) blocks.push(element('pre', [element('code', [code.join('\n')])]));
  return blocks;
}
