import { readFile } from '../kit/files/read-file.ts';
import type { ReadPages } from '../kit/files/read-pages.ts';

interface ReadHooks {
  report: (pages: ReadPages) => void;
  signal: AbortSignal;
}

/** The words of a file, block by block. It is read in workers of this browser and goes nowhere. */
export async function textOfFile(file: File, hooks: ReadHooks): Promise<string> {
  const { document } = await readFile({ name: file.name, file, keepLines: true }, hooks);
  const text = document.parts
    .flatMap(({ blocks }) => blocks.map((block) => block.text))
    .join('\n')
    .trim();
  if (text === '') throw new Error(`${file.name} contains no text we can read.`);
  return text;
}
