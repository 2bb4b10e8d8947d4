import { drawingFiles } from 'virtual:drawn-parts';
import type { Drawings } from '#engines/compose/parts/part.ts';
import { isText, recordOf } from '#lib/files/shape.ts';

const isDrawings = recordOf(isText);

/** One of the files of drawings; rejects in words for the visitor. */
export async function fetchDrawings(file: number): Promise<Drawings> {
  const address = drawingFiles[file];
  const answer = address ? await fetch(address) : null;
  const body = answer?.ok ? await answer.json() : null;
  if (!isDrawings(body)) throw new Error('Some drawings didn’t load. Check your connection and try again.');
  return body;
}
