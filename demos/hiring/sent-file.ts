import { keptFile } from '../app-kit/files/kept-file.ts';
import type { SentFile } from './actions/apply.ts';

/** What is kept of a file, in bytes: more than any résumé needs, and little enough to stay in a browser. */
export const mostBytes = 3_000_000;

/** A file as it is kept with a candidate. */
export async function sentFileOf(file: File): Promise<SentFile> {
  const { name, type, data } = await keptFile(file);
  return { name, type, data };
}
