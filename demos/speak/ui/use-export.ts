import { useEffect, useRef, useState } from 'react';
import type { Line } from '#engines/speak/script.ts';
import { download } from '../../kit/export/download.ts';
import { type Paces, type Read, secondsLeft, sizeOf } from '../export/estimate.ts';
import { type FileKindId, fileKinds } from '../export/file-kinds.ts';
import type { SpeakJob } from '../job.ts';
import { recordingOf } from '../recording.ts';
import type { HeardState } from '../state.ts';
import type { useSounds } from './use-sounds.ts';

type Voice = SpeakJob['voice'];

/** Where an export stands: which voice, reading, or the file that is ready. */
export type ExportState =
  | { is: 'asking'; kind: FileKindId; problem: string | null }
  | { is: 'making'; kind: FileKindId; voice: Voice; done: number; seconds: number | null }
  | { is: 'ready'; kind: FileKindId; voice: Voice; blob: Blob };

interface ExportParts {
  lines: readonly Line[];
  state: HeardState;
  sounds: ReturnType<typeof useSounds>;
  paces: Paces;
}

/** Makes a file of the whole text by one voice. What was read stays in the page, also when somebody cancels. */
export function useExport({ lines, state, sounds, paces }: ExportParts) {
  const [now, setNow] = useState<ExportState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const missing = (voice: Voice) => lines.filter((line) => !sounds.find(line, voice));
  const estimate = (voice: Voice, read?: Read) =>
    secondsLeft(missing(voice), { voice, speed: state.speed }, paces, read);

  /** The file, if all of it was read by this voice. */
  async function fileOf(kind: FileKindId, voice: Voice): Promise<Blob | null> {
    const made = lines.map((line) => sounds.find(line, voice));
    const recording = recordingOf(lines, made, state.pause);
    return recording && fileKinds[kind].make(recording);
  }

  async function read(kind: FileKindId, voice: Voice, own: AbortController): Promise<void> {
    const began = performance.now();
    let letters = 0;
    const tell = () =>
      setNow({
        is: 'making',
        kind,
        voice,
        done: lines.length - missing(voice).length,
        seconds: estimate(voice, { letters, seconds: (performance.now() - began) / 1000 }),
      });
    tell();
    for (const line of missing(voice)) {
      await sounds.get(line, voice, own.signal);
      own.signal.throwIfAborted();
      letters += sizeOf(line);
      tell();
    }
  }

  /** Reads what this voice has not read yet, then gives the file away. */
  async function begin(kind: FileKindId, voice: Voice): Promise<void> {
    running.current?.abort();
    // The good voice reads the same lines beforehand for the ears, and would only be asked twice.
    if (voice !== 'fast') sounds.cancel();
    const own = new AbortController();
    running.current = own;
    try {
      await read(kind, voice, own);
      const blob = await fileOf(kind, voice);
      if (own.signal.aborted || !blob) return;
      download(fileKinds[kind].file, blob);
      setNow({ is: 'ready', kind, voice, blob });
    } catch (thrown) {
      if (own.signal.aborted) return;
      setNow({ is: 'asking', kind, problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }

  /** Ends the reading; the question which voice is there again, and says what is left. */
  function cancel(): void {
    running.current?.abort();
    setNow((before) => before && { is: 'asking', kind: before.kind, problem: null });
  }

  return {
    now,
    missing: (voice: Voice) => missing(voice).length,
    estimate,
    /** Megabytes that the server downloads before this voice can begin; a sentence of it shows that they are there. */
    toFetch: (voice: Voice) =>
      voice === 'fast' || voice === 'provider' || missing(voice).length < lines.length ? 0 : paces.toFetch,
    begin,
    cancel,
    /** What was chosen from the menu: at once if the chosen voice has read everything, else by a question. */
    async ask(kind: FileKindId): Promise<void> {
      if (lines.length === 0)
        return sounds.setProblem(
          'There is nothing to export yet. Write or paste a text, or open a document.',
        );
      try {
        const blob = await fileOf(kind, state.voice);
        if (blob) download(fileKinds[kind].file, blob);
        // Where only one voice can read there is nothing to ask.
        else if (state.voice === 'fast') await begin(kind, 'fast');
        else setNow({ is: 'asking', kind, problem: null });
      } catch (thrown) {
        sounds.setProblem(thrown instanceof Error ? thrown.message : String(thrown));
      }
    },
    close(): void {
      running.current?.abort();
      setNow(null);
    },
  };
}
