import type { Hear, HeardWord } from '#engines/speech/heard.ts';
import { packSound } from '#lib/files/packed-sound.ts';
import { isNumber, isText, listOf, shaped } from '#lib/files/shape.ts';
import type { ModelHooks } from '../kit/models/model-report.ts';
import { onServer } from '../kit/run/on-server.ts';
import type { Listener, TranscribeJob, TranscribeProgress } from './transcribe-job.ts';

const isResult = shaped<{ words: HeardWord[]; by: string }>({
  words: listOf(shaped<HeardWord>({ text: isText, sure: isNumber })),
  by: isText,
});

interface Hooks extends ModelHooks {
  /** Somebody else has listened than the one who was asked. */
  onInstead?: () => void;
}

/** A model on the server or behind it, which gets the sound piece by piece and keeps nothing of it. */
export const hearOnServer =
  (model: Listener, { signal, report, onInstead }: Hooks, ask?: typeof fetch): Hear =>
  async (samples) => {
    const run = onServer<TranscribeJob, TranscribeProgress, unknown>('transcribe', ask);
    const answer = await run(
      { model, pcm: packSound(samples) },
      {
        signal,
        report: (line) => report?.(line.is === 'waiting' ? line : { is: 'loading', ...line.progress }),
      },
    );
    if (!isResult(answer)) throw new Error('The server’s answer contained no text. Try again.');
    if (answer.by !== model) onInstead?.();
    return answer.words;
  };
