import { packSound } from '#lib/files/packed-sound.ts';
import { defineTool } from '#server/tools/define.ts';
import { makeQueue } from '#server/tools/queue.ts';
import { type SpeakJob, type SpeakProgress, type SpeakResult, speakJob } from './job.ts';
import { speak } from './speaker.server.ts';

/** The fast voice takes a second for a sentence, and its thread reads them one by one. */
const fastLine = makeQueue({ slots: 2, each: 3 });

/** Reads one sentence aloud, and keeps neither text nor sound. A page asks for the next one after it. */
export const speakTool = defineTool<SpeakJob, SpeakProgress, SpeakResult>({
  id: 'speak',
  schema: speakJob,
  // The first run may have to fetch the model.
  limitMs: 600_000,
  // The fast voice reads short sentences in a third of a second each when a whole text is exported.
  pace: { burst: 40, perSecond: 4 },
  lineOf: ({ voice }) => (voice === 'fast' ? fastLine : null),
  run: async (job, { signal, report }) => {
    const { sound, ...rest } = await speak(job, { signal, report });
    return { sound: packSound(sound), ...rest };
  },
});
