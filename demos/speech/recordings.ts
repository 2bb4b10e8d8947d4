import { textOf } from '#engines/speech/transcript.ts';
import { clock } from '#lib/time/play-clock.ts';
import { savedThings } from '../kit/saved/saved-things.ts';
import { isRecording, type Recording } from './recording.ts';
import { recordingResult } from './result.ts';

/** The recordings in this browser, with their sound. */
export const recordings = savedThings<Recording>({
  name: 'speech-recordings',
  is: isRecording,
  result: recordingResult,
  headOf: ({ seconds, lines, speakers }) => ({
    about: `${clock(seconds)} long`,
    holds: [...speakers, ...lines.map(textOf)],
  }),
});
