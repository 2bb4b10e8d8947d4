import { useEffect, useRef, useState } from 'react';
import { type ReadPages, readingWords } from '../../../kit/files/read-pages.ts';

/** Reads the words of a file or a photograph in this browser, with its progress and a way to stop it. */
export function useLetterFile(onText: (text: string) => void) {
  const [progress, setProgress] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const report = (pages: ReadPages) => {
      if (running.current === own) setProgress(readingWords(pages));
    };
    setTrouble('');
    setProgress(`Opening ${file.name}`);
    try {
      const { readFile } = await import('../../../kit/files/read-file.ts');
      const { document } = await readFile(
        { name: file.name, file, keepLines: true },
        { report, signal: own.signal },
      );
      const text = document.parts.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n\n');
      if (own.signal.aborted) return;
      if (text.trim() === '') throw new Error(`No text was found in ${file.name}.`);
      onText(text);
    } catch (problem) {
      if (!own.signal.aborted)
        setTrouble(problem instanceof Error ? problem.message : `${file.name} could not be read.`);
    } finally {
      if (running.current === own) setProgress(null);
    }
  }
  function cancel() {
    running.current?.abort();
    setProgress(null);
  }
  return { read, cancel, progress, trouble };
}
