import { useEffect, useRef, useState } from 'react';
import type { Line } from '#engines/speak/script.ts';
import { askServer, type SpeakReport } from '../ask-server.ts';
import type { SpeakJob } from '../job.ts';
import type { Sound } from '../recording.ts';
import { speakHere } from '../speak-here.ts';
import type { HeardState } from '../state.ts';

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

const aWord: SpeakJob = { text: 'Hello.', voice: 'fast', speed: 1, pronunciations: [], isWarmUp: true };

/**
 * Has the server open the fast voice when the page comes up, by a word of ours, so that it is open when somebody wants to
 * hear a text. Whether that fails is told when they press play.
 */
function useOpening(onServer: boolean): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    if (!onServer) return;
    const leaving = new AbortController();
    askServer(aWord, { signal: leaving.signal, report: () => {} })
      .catch(() => {})
      .finally(() => setOpening(false));
    return () => leaving.abort();
  }, [onServer]);
  return onServer && isOpening;
}

/** The sounds of the lines: kept in the page for as long as it is open, and made one after the other. */
export function useSounds(lines: readonly Line[], state: HeardState) {
  const kept = useRef(new Map<string, Sound>());
  const open = useRef(new Map<string, { made: Promise<Sound>; signal: AbortSignal }>());
  const running = useRef<{ own: AbortController; done: Promise<boolean> } | null>(null);
  const position = useRef(0);
  const [, setCount] = useState(0);
  const [report, setReport] = useState<SpeakReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // In this browser nobody but the fast voice reads.
  const isHere = state.voice === 'fast';
  const isOpening = useOpening(!isHere);
  useEffect(() => () => running.current?.own.abort(), []);

  const jobOf = (line: Line, voice: SpeakJob['voice']): SpeakJob => ({
    text: line.text,
    voice,
    speed: state.speed,
    pronunciations: state.pronunciations.filter(({ written, said }) => written.trim() && said.trim()),
  });
  const find = (line: Line, voice: SpeakJob['voice']) => kept.current.get(JSON.stringify(jobOf(line, voice)));

  const onItsWay = (line: Line, voice: SpeakJob['voice']) =>
    open.current.get(JSON.stringify(jobOf(line, voice)))?.made;

  /** A sound that is there, on its way, or asked for now. */
  function get(line: Line, voice: SpeakJob['voice'], signal: AbortSignal): Promise<Sound> {
    const job = jobOf(line, voice);
    const key = JSON.stringify(job);
    const known = kept.current.get(key);
    if (known) return Promise.resolve(known);
    const asked = open.current.get(key);
    // Whoever asked first may have given up, which is no reason for others to go without.
    if (asked)
      return asked.made.catch((problem) => {
        if (asked.signal.aborted && !signal.aborted) return get(line, voice, signal);
        throw problem;
      });
    const asking = isHere ? speakHere(job, { signal }) : askServer(job, { signal, report: setReport });
    const made = asking
      .then((sound) => {
        kept.current.set(key, sound);
        setCount((count) => count + 1);
        return sound;
      })
      .finally(() => open.current.delete(key));
    open.current.set(key, { made, signal });
    return made;
  }

  /** Puts away sounds of the chosen voice that were recorded beforehand, a sound for each line. */
  function adopt(recorded: readonly Sound[]): void {
    for (const [at, line] of lines.entries()) {
      const sound = recorded[at];
      if (sound) kept.current.set(JSON.stringify(jobOf(line, state.voice)), sound);
    }
    setCount((count) => count + 1);
  }

  /** Reads lines until none is missing, always the next one behind what is listened to. */
  async function readAll(own: AbortController): Promise<boolean> {
    try {
      for (;;) {
        const missing = lines.flatMap((line, at) => (find(line, state.voice) ? [] : at));
        const next = missing.find((at) => at >= position.current) ?? missing[0];
        const line = next === undefined ? undefined : lines[next];
        if (!line) return true;
        await get(line, state.voice, own.signal);
      }
    } catch (thrown) {
      if (!own.signal.aborted) setProblem(messageOf(thrown));
      return false;
    } finally {
      if (running.current?.own === own) {
        running.current = null;
        setBusy(false);
        setReport(null);
      }
    }
  }

  /** Lets the good voice read all lines, those from here on first. Whoever asks again only changes what comes next. */
  function makeAll(from: number): Promise<boolean> {
    position.current = from;
    if (running.current) return running.current.done;
    const own = new AbortController();
    setProblem(null);
    setBusy(true);
    // Later, because its end looks for itself in `running`.
    const done = Promise.resolve().then(() => readAll(own));
    running.current = { own, done };
    return done;
  }

  function cancel(): void {
    running.current?.own.abort();
    running.current = null;
    setBusy(false);
    setReport(null);
  }

  const made = lines.map((line) => find(line, state.voice));
  return {
    made,
    done: made.filter(Boolean).length,
    busy,
    /** The fast voice is being opened. */
    isOpening,
    report,
    problem,
    setProblem,
    find,
    onItsWay,
    get,
    adopt,
    makeAll,
    /** Where somebody listens: what comes behind it is read first. */
    follow: (at: number) => {
      position.current = at;
    },
    cancel,
  };
}
