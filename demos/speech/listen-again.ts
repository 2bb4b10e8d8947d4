import { transcribe } from '#engines/speech/transcribe.ts';
import type { Line } from '#engines/speech/transcript.ts';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import type { Work } from '../kit/run/work.ts';
import { decodeSound } from './decode.ts';
import { exampleSounds } from './examples/open-example.ts';
import { hearOnServer } from './hear-on-server.ts';
import type { Listening } from './listen-to-file.ts';
import type { Recording } from './recording.ts';

/** A recording that a model on the server listens to. */
interface AgainJob {
  recording: Recording;
  model: WhisperSize;
}

/** The sound of a recording, which an example has at an address of its own. */
async function soundOf({ sound, example }: Recording): Promise<Blob> {
  if (sound) return sound;
  const answer = await fetch(exampleSounds[example ?? ''] ?? '').catch(() => null);
  if (!answer?.ok)
    throw new Error('The sound of this example could not be fetched. Look at the connection and try again.');
  return answer.blob();
}

/** Writes a recording down anew, by whisper on the server. */
export const listenAgain: Work<AgainJob, Listening, readonly Line[]> = async (
  { recording, model },
  { report, signal },
) => {
  report({ progress: { is: 'opening' }, lines: [] });
  const samples = await decodeSound(recording.title, await soundOf(recording));
  let lines: readonly Line[] = [];
  const hear = hearOnServer(model, { signal, report: (progress) => report({ progress, lines }) });
  return transcribe(hear, samples, {
    signal,
    report: (heard) => {
      lines = heard.lines;
      report({ progress: { is: 'heard', done: heard.done, of: heard.of }, lines });
    },
  });
};
