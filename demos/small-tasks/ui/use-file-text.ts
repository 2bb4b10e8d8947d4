import { useRef, useState } from 'react';
import type { ReadPages } from '../../kit/files/read-pages.ts';
import { textOfFile } from '../text-of-file.ts';

/** Reads one file at a time into a field, and says how far it is or what went wrong. */
export function useFileText(onText: (text: string) => void) {
  const [pages, setPages] = useState<ReadPages | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const going = useRef<AbortController | null>(null);

  async function read(file: File) {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    setProblem(null);
    try {
      const text = await textOfFile(file, { report: setPages, signal: own.signal });
      if (!own.signal.aborted) onText(text);
    } catch (error) {
      if (!own.signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      if (going.current === own) setPages(null);
    }
  }
  return { pages, problem, read: (file: File) => void read(file), cancel: () => going.current?.abort() };
}
