import { useEffect, useRef, useState } from 'react';
import type { Line } from '#engines/speak/script.ts';
import type { Sound } from '../recording.ts';
import type { HeardState } from '../state.ts';
import type { useSounds } from './use-sounds.ts';

type PlayState =
  | { is: 'still' }
  | { is: 'waiting'; at: number }
  | { is: 'playing'; at: number; by: Sound['by'] }
  | { is: 'paused'; at: number; by: Sound['by'] };

/** Plays one sound and the silence behind it. */
function play(context: AudioContext, { samples, rate }: Sound, still: number, signal: AbortSignal) {
  const buffer = context.createBuffer(1, samples.length + Math.round(still * rate) + 1, rate);
  buffer.copyToChannel(new Float32Array(samples), 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  return new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => source.stop(), { once: true });
    source.onended = () => resolve();
    source.start();
  });
}

/** Plays the lines one after the other, each in the best voice that is there when its turn comes. */
export function usePlayer(lines: readonly Line[], state: HeardState, sounds: ReturnType<typeof useSounds>) {
  const [now, setNow] = useState<PlayState>({ is: 'still' });
  const context = useRef<AudioContext | null>(null);
  const going = useRef<AbortController | null>(null);
  const last = useRef({ sounds, lines, state });
  last.current = { sounds, lines, state };
  useEffect(
    () => () => {
      going.current?.abort();
      void context.current?.close();
    },
    [],
  );

  /** The good voice where it is ready; else whichever comes first of the fast one and a good one on its way. */
  async function bestOf(line: Line, signal: AbortSignal): Promise<Sound> {
    const { sounds: made, state: wanted } = last.current;
    const good = made.find(line, wanted.voice);
    if (good) return good;
    const slow = made.onItsWay(line, wanted.voice);
    const fast = made.get(line, 'fast', signal).catch((problem) => {
      if (signal.aborted) throw problem;
      return slow ?? made.get(line, wanted.voice, signal);
    });
    return slow ? Promise.any([fast, slow]).catch(() => slow) : fast;
  }

  async function start(from: number): Promise<void> {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    context.current ??= new AudioContext();
    await context.current.resume();
    // Kokoro takes a whole core to open: it begins once the fast voice has been heard. A connected model has its own.
    if (last.current.state.voice === 'provider') void sounds.makeAll(from);
    try {
      for (let at = from; at < last.current.lines.length && !own.signal.aborted; at += 1) {
        const line = last.current.lines[at];
        const next = last.current.lines[at + 1];
        if (!line) break;
        setNow({ is: 'waiting', at });
        const sound = await bestOf(line, own.signal);
        if (own.signal.aborted) return;
        setNow({ is: 'playing', at, by: sound.by });
        if (at === from) void last.current.sounds.makeAll(at);
        else last.current.sounds.follow(at);
        // The next one is asked for while this one is heard.
        if (next && !last.current.sounds.find(next, last.current.state.voice))
          void last.current.sounds.get(next, 'fast', own.signal).catch(() => {});
        await play(context.current, sound, last.current.state.pause * line.pause, own.signal);
      }
    } catch (thrown) {
      if (!own.signal.aborted) sounds.setProblem(thrown instanceof Error ? thrown.message : String(thrown));
    }
    if (going.current === own) setNow({ is: 'still' });
  }

  function stop(): void {
    going.current?.abort();
    going.current = null;
    setNow({ is: 'still' });
  }

  async function toggle(): Promise<void> {
    if (now.is === 'playing') {
      await context.current?.suspend();
      setNow({ ...now, is: 'paused' });
    } else if (now.is === 'paused') {
      await context.current?.resume();
      setNow({ ...now, is: 'playing' });
    } else if (now.is === 'still') await start(0);
    else stop();
  }

  const at = now.is === 'still' ? null : now.at;
  const skip = (by: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, (at ?? 0) + by));
    void start(next);
  };
  return { now, at, start, stop, toggle, skip };
}
