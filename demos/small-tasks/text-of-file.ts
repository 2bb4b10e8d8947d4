import { readFile } from '../kit/files/read-file.ts';

/** The words of a file, block by block; it is read in a worker and goes nowhere. */
export async function textOfFile(
  file: File,
  hooks: { report: (pages: { done: number; of: number }) => void; signal: AbortSignal },
): Promise<string> {
  const { document } = await readFile({ name: file.name, file }, hooks);
  const text = document.parts
    .flatMap(({ blocks }) => blocks.map((block) => block.text))
    .join('\n')
    .trim();
  if (text === '') throw new Error(`${file.name} holds no text that can be read.`);
  return text;
}
