import { useEffect, useRef, useState } from 'react';
import { limits } from '#engines/documents/limits.ts';
import { readFile } from '../../kit/files/read-file.ts';
import type { ReadPages } from '../../kit/files/read-pages.ts';
import type { ConversationFile } from '../conversation.ts';

/** A file that is being added, or why it could not be read. */
export interface Incoming {
  id: string;
  name: string;
  pages: ReadPages | null;
  problem: string | null;
}

/** Something to read: a file, or a text under a name. */
export interface Brought {
  name: string;
  file: Blob;
  address?: string;
}

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

/** Reads files one after the other, each in a worker; one that fails does not hold the others up. */
export function useReading(onRead: (file: ConversationFile) => void) {
  const [incoming, setIncoming] = useState<readonly Incoming[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = (id: string, by: Partial<Incoming>) =>
    setIncoming((all) => all.map((one) => (one.id === id ? { ...one, ...by } : one)));
  const forget = (id: string) => setIncoming((all) => all.filter((one) => one.id !== id));

  async function read(brought: readonly Brought[], already: number): Promise<void> {
    // Files that are added while others are read belong to the same run, which can be cancelled as a whole.
    const own = running.current?.signal.aborted === false ? running.current : new AbortController();
    running.current = own;
    const listed = brought.map((one, at) => ({
      ...one,
      id: crypto.randomUUID(),
      problem:
        already + at >= limits.files
          ? `${one.name} was left out, because ${limits.files} files fit into one conversation.`
          : null,
    }));
    setIncoming((all) => [
      ...all.filter(({ problem }) => !problem),
      ...listed.map(({ id, name, problem }) => ({ id, name, problem, pages: null })),
    ]);
    for (const { id, name, file, address, problem } of listed) {
      if (problem) continue;
      try {
        own.signal.throwIfAborted();
        const report = (pages: ReadPages) => change(id, { pages });
        const { document, bytes } = await readFile({ name, file }, { report, signal: own.signal });
        forget(id);
        onRead({ id, document, bytes, address: address ?? null });
      } catch (thrown) {
        if (own.signal.aborted) forget(id);
        else change(id, { problem: messageOf(thrown) });
      }
    }
  }
  return {
    incoming,
    read,
    forget,
    busy: incoming.some(({ problem }) => problem === null),
    cancel: () => running.current?.abort(),
    /** Forgets what could not be read. */
    clear: () => setIncoming((all) => all.filter(({ problem }) => problem === null)),
  };
}
