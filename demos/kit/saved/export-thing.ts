import { exportOf } from '#features/tool-history/exports.ts';
import { download } from '../export/download.ts';
import { printBlocks } from './print-blocks.ts';
import type { ResultOf } from './result-of.ts';
import type { SavedThing } from './saved-thing.ts';

/** Markdown and paper for people, JSON for programs. */
export type ExportKind = 'md' | 'json' | 'print';

/** Saves the result of a thing as a file, or prints it. */
export async function exportThing<Thing extends SavedThing>(
  { tool, blocksOf }: ResultOf<Thing>,
  thing: Thing,
  as: ExportKind,
): Promise<void> {
  const blocks = await blocksOf(thing);
  if (as === 'print') return printBlocks(thing.title, blocks);
  const { name, type, body } = exportOf(
    { tool, title: thing.title, blocks, changedAt: new Date(thing.changed) },
    as,
  );
  download(name, body, type.split(';', 1)[0]);
}
