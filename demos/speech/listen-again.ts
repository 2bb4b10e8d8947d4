import { transcribe } from '#engines/speech/transcribe.ts';
import type { Line } from '#engines/speech/transcript.ts';
import type { Work } from '../kit/run/work.ts';
import { decodeSound } from './decode.ts';
import { exampleSounds } from './examples/open-example.ts';
import { hearOnServer } from './hear-on-server.ts';
import type { Listening } from './listen-to-file.ts';
import type { Recording } from './recording.ts';
import type { Listener } from './transcribe-job.ts';

/** A recording that a model on the server listens to. */
interface AgainJob {
  recording: Recording;
  model: Listener;
}

/** The new text, and whether whisper stood in for the model that was asked. */
interface HeardAgain {
  lines: readonly Line[];
  isInstead: boolean;
}

/** The sound of a recording, which an example has at an address of its own. */
async function soundOf({ sound, example }: Recording): Promise<Blob> {
  if (sound) return sound;
  const answer = await fetch(exampleSounds[example ?? ''] ?? '').catch(() => null);
  if (!answer?.ok)
    throw new Error('The sound of this example didn’t load. Check your connection and try again.');
  return answer.blob();
}

/** Writes a recording down again, by a model on the server or behind it. */
export const listenAgain: Work<AgainJob, Listening, HeardAgain> = async (
  { recording, model },
  { report, signal },
) => {
  report({ progress: { is: 'opening' }, lines: [] });
  const samples = await decodeSound(recording.title, await soundOf(recording));
  let lines: readonly Line[] = [];
  let isInstead = false;
  const hear = hearOnServer(model, {
    signal,
    report: (progress) => report({ progress, lines }),
    onInstead: () => {
      isInstead = true;
    },
  });
  const written = await transcribe(hear, samples, {
    signal,
    report: (heard) => {
      lines = heard.lines;
      report({ progress: { is: 'heard', done: heard.done, of: heard.of }, lines });
    },
  });
  return { lines: written, isInstead };
};
