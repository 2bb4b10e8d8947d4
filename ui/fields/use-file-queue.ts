import { useEffect, useRef, useState } from 'react';

/** Sends one file somewhere; resolves to what the form should send in its place. */
export type Upload = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<string>;

/** A file on its way. */
export interface QueuedFile {
  id: number;
  file: File;
  state: 'sending' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  part: number;
  /** What the form sends for it, once it is done. */
  reference?: string;
  /** What is wrong, and what to do. */
  problem?: string;
}

/** Files that are sent as they come, each of which can be stopped, tried again and taken out. */
export function useFileQueue(
  upload: Upload,
  /** Why a file is not taken, if it is not; `good` are there already. */
  refuse: (file: File, good: number) => string | undefined,
  /** Told of each that has arrived, where it stands elsewhere from then on and leaves the list. */
  onSent?: (reference: string) => void,
) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const good = useRef(new Set<number>());
  useEffect(() => {
    const stops = running.current;
    return () => {
      for (const stop of stops.values()) stop.abort();
    };
  }, []);

  const change = (id: number, news: Partial<QueuedFile>) =>
    setFiles((before) => before.map((entry) => (entry.id === id ? { ...entry, ...news } : entry)));

  async function send(id: number, file: File) {
    const stop = new AbortController();
    running.current.set(id, stop);
    change(id, { state: 'sending', part: 0, problem: undefined });
    try {
      const reference = await upload(file, {
        signal: stop.signal,
        onProgress: (part) => change(id, { part }),
      });
      if (onSent) {
        good.current.delete(id);
        setFiles((before) => before.filter((entry) => entry.id !== id));
        onSent(reference);
      } else change(id, { state: 'done', part: 1, reference });
    } catch (problem) {
      if (!stop.signal.aborted) change(id, { state: 'failed', problem: String((problem as Error).message) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    files,
    add(chosen: Iterable<File>) {
      for (const file of chosen) {
        last.current += 1;
        const id = last.current;
        const problem = refuse(file, good.current.size);
        if (!problem) good.current.add(id);
        setFiles((before) => [
          ...before,
          { id, file, part: 0, problem, state: problem ? 'refused' : 'sending' },
        ]);
        if (!problem) void send(id, file);
      }
    },
    retry: ({ id, file }: QueuedFile) => void send(id, file),
    remove(id: number) {
      running.current.get(id)?.abort();
      good.current.delete(id);
      setFiles((before) => before.filter((entry) => entry.id !== id));
    },
  };
}
