import { cutAtPauses, cutWhileSpeaking } from '#engines/speech/cut.ts';
import type { Hear } from '#engines/speech/heard.ts';
import { linesOf } from '#engines/speech/place-words.ts';
import { joined, sampleRate } from '#engines/speech/sound.ts';
import { hearPiece } from '#engines/speech/transcribe.ts';
import type { Line, Word } from '#engines/speech/transcript.ts';
import { voicedSpans } from '#engines/speech/voice.ts';

/** What was written down so far while somebody speaks. */
export interface LiveText {
  lines: readonly Line[];
  /** What is being said just now; it may still change. */
  open: string;
}

/** Writes down a sound while it is being recorded. */
interface LiveTranscript {
  /** More of the sound, at 16 kHz. */
  push: (block: Float32Array) => void;
  /** Hears what is left; the sound is whole even where the model failed. */
  end: () => Promise<{ samples: Float32Array; lines: readonly Line[]; problem: string | null }>;
}

/** How much more somebody has to say before what is being said is looked at again. */
const newSound = 1 * sampleRate;

/** A transcript that grows with a recording: whole pieces at pauses, and what is being said after the last of them. */
export function liveTranscript(hear: Hear, tell: (text: LiveText) => void): LiveTranscript {
  const blocks: Float32Array[] = [];
  /** The blocks that are not part of a piece yet, and where they begin. */
  let rest: Float32Array[] = [];
  let offset = 0;
  let looked = 0;
  const words: Word[] = [];
  let problem: string | null = null;
  let isEnding = false;
  let working: Promise<void> | null = null;

  const told = (open: string) => tell({ lines: linesOf(words, 1), open });
  async function add(samples: Float32Array, start: number, end: number) {
    const voiced = voicedSpans(samples.subarray(0, Math.round(end * sampleRate)))
      .map((span) => ({ start: Math.max(start, span.start), end: span.end }))
      .filter((span) => span.end > span.start);
    const heard = await hearPiece(hear, samples, { start, end, voiced });
    words.push(...heard.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset })));
  }
  /** Looks at what came in; whether there was anything to do. */
  async function step(): Promise<boolean> {
    const open = joined(rest);
    const cut = cutWhileSpeaking(open);
    if (cut !== null) {
      await add(open, 0, cut);
      const at = Math.round(cut * sampleRate);
      // More may have come in while the model was listening.
      rest = [joined(rest).slice(at)];
      offset += at / sampleRate;
      looked = 0;
      told('');
      return true;
    }
    if (open.length - looked < newSound || voicedSpans(open).length === 0) return false;
    looked = open.length;
    const heard = await hear(open);
    told(heard.map(({ text }) => text).join(' '));
    return true;
  }
  async function work(): Promise<void> {
    try {
      while (!isEnding && problem === null && (await step()));
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    working = null;
  }

  return {
    push: (block) => {
      blocks.push(block);
      rest.push(block);
      working ??= work();
    },
    end: async () => {
      isEnding = true;
      await working;
      const samples = joined(rest);
      try {
        if (problem === null)
          for (const { start, end } of cutAtPauses(samples)) {
            await add(samples, start, end);
            told('');
          }
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
      return { samples: joined(blocks), lines: linesOf(words, 1), problem };
    },
  };
}
