import type { Hear, HeardWord } from '#engines/speech/heard.ts';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import { isNumber, isText, listOf, shaped } from '#lib/files/shape.ts';
import type { ModelHooks } from '../kit/models/model-report.ts';
import { onServer } from '../kit/run/on-server.ts';
import { packSound } from './packed-sound.ts';
import type { TranscribeJob, TranscribeProgress, TranscribeResult } from './transcribe-job.ts';

const isResult = shaped<TranscribeResult>({
  words: listOf(shaped<HeardWord>({ text: isText, sure: isNumber })),
});

/** A whisper model on the server, which gets the sound piece by piece and keeps nothing of it. */
export const hearOnServer =
  (model: WhisperSize, { signal, report }: ModelHooks, ask?: typeof fetch): Hear =>
  async (samples) => {
    const run = onServer<TranscribeJob, TranscribeProgress, unknown>('transcribe', ask);
    const answer = await run(
      { model, pcm: packSound(samples) },
      {
        signal,
        report: (line) => report?.(line.is === 'waiting' ? line : { is: 'loading', ...line.progress }),
      },
    );
    if (!isResult(answer)) throw new Error('The server gave no text that can be read. Please try again.');
    return answer.words;
  };
