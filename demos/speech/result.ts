import { spanOf, textOf } from '#engines/speech/transcript.ts';
import type { Block } from '#features/tool-history/blocks.ts';
import { isRecord } from '#lib/files/shape.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import { isRecording, type Recording } from './recording.ts';

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** The transcript as anybody can read it: each line under its time and who says it. */
const blocksOf = ({ lines, seconds }: Recording): Block[] => [
  { is: 'text', text: `${clock(seconds)} long` },
  ...lines.flatMap((line): Block[] => [
    {
      is: 'text',
      text: `${clock(spanOf(line).start)}${line.speaker ? `, ${line.speaker}` : ''}\n${textOf(line)}`,
    },
  ]),
];

/** What of a recording can be kept in an account and shared: the words with their times, not the sound. */
export const recordingResult: ResultOf<Recording> = {
  tool: 'speech',
  goes: 'Transcripts with the times of their words',
  stays: 'Your recordings stay',
  pathOf: () => '/ai-tools/speech-to-text',
  blocksOf,
  // Hundredths of a second are all that the times are good for, and half an hour has thousands of them.
  stateOf: ({ sound: _, lines, ...rest }) => ({
    ...rest,
    lines: lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({
        ...word,
        start: rounded(word.start),
        end: rounded(word.end),
        sure: rounded(word.sure),
      })),
    })),
  }),
  restored: async (state, here) => {
    const found = isRecord(state) ? { ...state, sound: here?.sound ?? null } : null;
    return isRecording(found) ? found : null;
  },
};
