import { useEffect, useRef, useState } from 'react';
import { readFile } from '../../kit/files/read-file.ts';
import { beginningOf, tooLongWords } from '../long-text.ts';
import { mostSigns } from '../state.ts';

/** How the kinds of blocks are marked in a plain text. */
const marks = { heading: '# ', paragraph: '', item: '- ', row: '' };

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

/** Reads a document in a worker of this browser and gives its text, with headings marked. */
export function useDocument(onText: (text: string) => void, onProblem: (problem: string) => void) {
  const [name, setName] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setName(file.name);
    try {
      const { document } = await readFile(
        { name: file.name, file },
        { report: () => {}, signal: own.signal },
      );
      const text = document.parts
        .flatMap(({ blocks }) => blocks)
        .map(({ kind, text: words }) => `${marks[kind]}${words}`)
        .join('\n\n');
      onText(beginningOf(text));
      if (text.length > mostSigns) onProblem(tooLongWords(file.name, text.length));
    } catch (thrown) {
      if (!own.signal.aborted) onProblem(messageOf(thrown));
    } finally {
      if (running.current === own) setName(null);
    }
  }
  return { read, reading: name };
}
