import type { Recording } from '#lib/look/recording.ts';
import facts from './recordings.json' with { type: 'json' };
import type { VoiceId } from './voices.ts';

/** A recording of ours (`npm run recordings`): a sample of a speaker, or the first example. */
export const recordingNamed = (name: VoiceId | 'example', title: string): Recording => ({
  src: `/media/voices/${name}.ogg`,
  captions: `/media/voices/${name}.vtt`,
  title,
  ...facts[name],
});
