import { useEffect, useRef, useState } from 'react';
import { sampleRate } from '#engines/speech/sound.ts';
import { writeWav } from '#engines/speech/wav.ts';
import { limits } from '../decode.ts';
import { hearInBrowser } from '../hear-in-browser.ts';
import { newRecording } from '../listen-to-file.ts';
import { type LiveText, liveTranscript } from '../live-transcript.ts';
import type { Recording } from '../recording.ts';
import type { ListenProgress } from '../words.ts';
import { type Microphone, openMicrophone } from './open-microphone.ts';

/** Where a recording stands. `ending` writes down what is left. */
export interface Taking {
  is: 'asking' | 'on' | 'paused' | 'ending';
  seconds: number;
  /** How loud it was in the last seconds, from 0 to 1; the last is now. */
  levels: readonly number[];
  text: LiveText;
  progress: ListenProgress | null;
}

interface Session {
  microphone: Microphone | null;
  live: ReturnType<typeof liveTranscript>;
  stop: AbortController;
}

/** How many levels are drawn: about four seconds. */
export const shownLevels = 96;

const silent: LiveText = { lines: [], open: '' };

interface MicrophoneHooks {
  onDone: (recording: Recording) => void;
  onProblem: (message: string) => void;
}

/** Speech is far below full scale: this shows it in the upper half of the meter. */
const shownLevel = (block: Float32Array): number =>
  Math.min(1, 4 * Math.sqrt(block.reduce((sum, value) => sum + value * value, 0) / (block.length || 1)));

/** Records from the microphone and writes down what is said meanwhile. */
export function useMicrophone({ onDone, onProblem }: MicrophoneHooks) {
  const [taking, setTaking] = useState<Taking | null>(null);
  const session = useRef<Session | null>(null);
  const samples = useRef(0);
  const change = (by: Partial<Taking>) => setTaking((before) => before && { ...before, ...by });
  useEffect(
    () => () => {
      session.current?.stop.abort();
      session.current?.microphone?.close();
    },
    [],
  );

  async function start() {
    if (session.current) return;
    const stop = new AbortController();
    samples.current = 0;
    setTaking({ is: 'asking', seconds: 0, levels: [], text: silent, progress: null });
    const hear = hearInBrowser({ signal: stop.signal, report: (progress) => change({ progress }) });
    // The model is fetched while somebody begins to speak.
    hear(new Float32Array()).then(
      () => change({ progress: null }),
      () => {},
    );
    const live = liveTranscript(hear, (text) => change({ text, progress: null }));
    const own: Session = { microphone: null, live, stop };
    session.current = own;
    try {
      own.microphone = await openMicrophone((block) => {
        live.push(block);
        samples.current += block.length;
        const seconds = samples.current / sampleRate;
        setTaking(
          (before) =>
            before && {
              ...before,
              seconds,
              levels: [...before.levels, shownLevel(block)].slice(-shownLevels),
            },
        );
        if (seconds >= limits.seconds) void finish();
      });
      if (stop.signal.aborted) own.microphone.close();
      else change({ is: 'on' });
    } catch (problem) {
      session.current = null;
      setTaking(null);
      onProblem(problem instanceof Error ? problem.message : String(problem));
    }
  }
  async function finish() {
    const own = session.current;
    if (!own?.microphone) return;
    session.current = null;
    own.microphone.close();
    change({ is: 'ending' });
    const { samples: sound, lines, problem } = await own.live.end();
    setTaking(null);
    if (own.stop.signal.aborted) return;
    const name = `Recording of ${new Date().toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}`;
    onDone(newRecording(name, new Blob([writeWav(sound)], { type: 'audio/wav' }), sound, lines));
    if (problem) onProblem(`${problem} Your recording is kept.`);
  }
  return {
    taking,
    start,
    finish,
    pause: () => {
      session.current?.microphone?.pause();
      change({ is: 'paused' });
    },
    resume: () => {
      session.current?.microphone?.resume();
      change({ is: 'on' });
    },
    /** Throws the recording away. */
    discard: () => {
      session.current?.stop.abort();
      session.current?.microphone?.close();
      session.current = null;
      setTaking(null);
    },
  };
}
