import { useEffect, useRef, useState } from 'react';
import { type Resume, readResume } from '#engines/resume/read-resume.ts';
import { resumeText } from '#engines/resume/resume-text.ts';
import { readFile } from '../../../kit/files/read-file.ts';

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
/** A résumé is a few pages; what is longer is another kind of document. */
const mostLetters = 60_000;

async function textOf(file: File, signal: AbortSignal): Promise<string> {
  // A plain text keeps its lines only when it is taken as it is.
  if (/\.(?:txt|text)$/i.test(file.name) || file.type === 'text/plain') {
    if (file.size > mostLetters * 4) throw new Error(`${file.name} is longer than a résumé can be here.`);
    return file.text();
  }
  const { document } = await readFile(
    { name: file.name, file, keepLines: true },
    { report: () => {}, signal },
  );
  return resumeText(document);
}

async function readOne(file: File, signal: AbortSignal): Promise<Partial<ReadFile>> {
  try {
    const text = (await textOf(file, signal)).replace(/\r\n?/g, '\n').trim();
    if (text === '') throw new Error(`${file.name} has no text in it.`);
    if (text.length > mostLetters) throw new Error(`${file.name} is longer than a résumé can be here.`);
    const resume = readResume(text);
    const isEmpty = !resume.name && !resume.email && resume.posts.length === 0 && resume.skills.length === 0;
    if (isEmpty)
      throw new Error(
        `${file.name} doesn’t read like a résumé: no name, email, post or skill was found in it.`,
      );
    return { state: 'read', text, resume };
  } catch (problem) {
    const said =
      problem instanceof Error && problem.message ? problem.message : `${file.name} could not be read.`;
    return { state: 'failed', problem: said };
  }
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
        if (!signal.aborted) change(id, await readOne(file, signal));
      });
  }
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  const clear = () => setFiles([]);
  return { files, add, remove, clear };
}
