import { readFile } from 'node:fs/promises';
import type { FaceFile } from '#lib/text/print-runs.ts';

/** Where the files of the documents' faces lie. */
export type FacePaths = Readonly<Record<FaceFile, string>>;
/** What is in them. */
export type Faces = ReadonlyMap<string, Buffer>;

/** Reads all of the files. */
export async function readFaces(paths: FacePaths): Promise<Faces> {
  const read = Object.entries(paths).map(async ([name, path]) => [name, await readFile(path)] as const);
  return new Map(await Promise.all(read));
}
