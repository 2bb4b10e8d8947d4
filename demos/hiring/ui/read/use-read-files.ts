import { useEffect, useRef, useState } from 'react';
import type { Resume } from '#engines/resume/read-resume.ts';
import { readResumeFile } from './read-resume-file.ts';

/** A file that was dropped: being read, read, or not readable. */
export interface ReadFile {
  id: string;
  name: string;
  state: 'reading' | 'read' | 'failed';
  problem: string;
  text: string;
  resume: Resume | null;
}

const mostFiles = 100;
async function readAs(file: File, signal: AbortSignal): Promise<Partial<ReadFile>> {
  const read = await readResumeFile(file, signal);
  return 'problem' in read ? { state: 'failed', ...read } : { state: 'read', ...read };
}

/** Reads dropped résumés one after another in this browser; a file that cannot be read leaves the others alone. */
export function useReadFiles() {
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const own = useRef(new AbortController());
  const line = useRef(Promise.resolve());
  useEffect(() => {
    const controller = new AbortController();
    own.current = controller;
    return () => controller.abort();
  }, []);
  const change = (id: string, part: Partial<ReadFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...part } : file)));

  function add(given: readonly File[]) {
    const { signal } = own.current;
    const fresh = given.slice(0, mostFiles).map((file) => ({ id: crypto.randomUUID(), file }));
    setFiles((before) => [
      ...before,
      ...fresh.map(
        ({ id, file }): ReadFile => ({
          id,
          name: file.name,
          state: 'reading',
          problem: '',
          text: '',
          resume: null,
        }),
      ),
    ]);
    for (const { id, file } of fresh)
      line.current = line.current.then(async () => {
        if (!signal.aborted) change(id, await readAs(file, signal));
      });
  }
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  const clear = () => setFiles([]);
  return { files, add, remove, clear };
}
