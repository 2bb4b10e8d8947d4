import { useEffect, useRef, useState } from 'react';
import { readFile } from '../../kit/files/read-file.ts';
import { type ReadPages, readingWords } from '../../kit/files/read-pages.ts';
import { beginningOf, tooLongWords } from '../long-text.ts';
import { mostSigns, type SpeakState } from '../state.ts';

/** How the kinds of blocks are marked in a plain text. */
const marks = { heading: '# ', paragraph: '', item: '- ', row: '' };

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

/** How far a file is: its name at first, then its pages. */
interface Reading {
  label: string;
  value?: number;
  max?: number;
  said: string;
}

const readingOf = (name: string, pages: ReadPages | null): Reading =>
  pages
    ? { label: `Opening ${name}`, value: pages.done, max: pages.of, said: readingWords(pages) }
    : { label: `Opening ${name}`, said: '' };

/** Reads a document or a photo of one in this browser and gives its text, with headings marked. */
export function useDocument(
  onText: (by: Pick<SpeakState, 'text'>) => void,
  onProblem: (problem: string) => void,
) {
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setReading(readingOf(file.name, null));
    try {
      const { document } = await readFile(
        { name: file.name, file },
        {
          report: (pages) => running.current === own && setReading(readingOf(file.name, pages)),
          signal: own.signal,
        },
      );
      own.signal.throwIfAborted();
      const text = document.parts
        .flatMap(({ blocks }) => blocks)
        .map(({ kind, text: words }) => `${marks[kind]}${words}`)
        .join('\n\n');
      if (text.trim() === '') throw new Error(`${file.name} has no text to read aloud.`);
      onText({ text: beginningOf(text) });
      if (text.length > mostSigns) onProblem(tooLongWords(file.name, text.length));
    } catch (thrown) {
      if (!own.signal.aborted) onProblem(messageOf(thrown));
    } finally {
      if (running.current === own) setReading(null);
    }
  }
  return { read, reading, cancel: () => running.current?.abort() };
}
