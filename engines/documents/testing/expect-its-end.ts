import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import type { HostileFile } from './hostile-files.ts';

const table = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** No file may take longer, on a machine that does other things, too; what does is ended in the browser after 90 seconds. */
const limitMs = 20_000;

export const textOf = ({ parts }: Document) =>
  parts.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n');

/** Reads a hostile file and expects what its row says, in the README as well. */
export async function expectItsEnd({ what, name, make, ends }: HostileFile): Promise<void> {
  const bytes = await make();
  const began = performance.now();
  const read = await readDocument(name, bytes).catch((problem: unknown) => {
    if (problem instanceof DocumentProblem) return problem.message;
    throw problem;
  });
  expect(performance.now() - began).toBeLessThan(limitMs);
  if ('refused' in ends) expect(read).toBe(ends.refused);
  else {
    if (typeof read === 'string') throw new Error(read);
    expect(textOf(read).slice(0, ends.read.length)).toBe(ends.read);
    expect(textOf(read)).not.toMatch(/alert\([123]\)|evil\.example|root:|AutoOpen/);
    expect(read.notes.join(' ')).toContain(ends.note ?? '');
  }
  // The README says the same.
  expect(table).toContain(`| ${what} | ${'refused' in ends ? ends.refused : ends.so} |`);
}
