import type { Block } from './blocks.ts';
import { markdownOfResult } from './markdown.ts';
import { type ToolName, toolWords } from './tools.ts';

/** A file to be saved. */
interface ExportFile {
  name: string;
  type: string;
  body: string;
}

/** A title as the name of a file, in letters that every system takes. */
export const fileNameOf = (title: string, ending: string): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `${plain || 'result'}.${ending}`;
};

interface Exported {
  tool: ToolName;
  title: string;
  blocks: readonly Block[];
  changedAt: Date;
}

/** A result as a file: for people, or for programs. */
export function exportOf({ tool, title, blocks, changedAt }: Exported, as: 'md' | 'json'): ExportFile {
  if (as === 'md')
    return {
      name: fileNameOf(title, 'md'),
      type: 'text/markdown; charset=utf-8',
      body: markdownOfResult(title, blocks),
    };
  const { madeWith } = toolWords[tool];
  const body = { title, madeWith, changed: changedAt.toISOString(), blocks };
  return {
    name: fileNameOf(title, 'json'),
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(body, null, 2)}\n`,
  };
}
