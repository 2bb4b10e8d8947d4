import { expect, it } from 'vitest';
import { textOf } from '#engines/speech/transcript.ts';
import { withReplaced, withSpeaker, withSpeakerName, withText } from './changes.ts';
import type { Recording } from './recording.ts';

const recording: Recording = {
  id: 'r',
  title: 'Talk',
  pinned: false,
  changed: '',
  example: null,
  seconds: 9,
  peaks: [],
  speakers: [],
  sound: null,
  lines: ['Good morning.', 'Good evening.', 'Good night.'].map((text, line) => ({
    id: String(line),
    speaker: '',
    words: text
      .split(' ')
      .map((word, at) => ({ text: word, sure: 1, start: line * 3 + at, end: line * 3 + at + 1 })),
  })),
};
const speakers = ({ lines }: Recording) => lines.map(({ speaker }) => speaker);

it('names who speaks from a line on, up to the next line of somebody else', () => {
  const all = withSpeaker('0', 'Ada')(recording);
  expect(speakers(all)).toEqual(['Ada', 'Ada', 'Ada']);
  const two = withSpeaker('1', 'Ben')(all);
  expect(speakers(two)).toEqual(['Ada', 'Ben', 'Ben']);
  expect(speakers(withSpeaker('0', 'Cleo')(two))).toEqual(['Cleo', 'Ben', 'Ben']);
  expect(two.speakers).toEqual(['Ada', 'Ben']);
});

it('renames a speaker in every line, and takes one away', () => {
  const two = withSpeaker('1', 'Ben')(withSpeaker('0', 'Ada')(recording));
  const same = withSpeakerName('Ben', 'Ada')(two);
  expect(speakers(same)).toEqual(['Ada', 'Ada', 'Ada']);
  expect(same.speakers).toEqual(['Ada']);
  expect(speakers(withSpeakerName('Ben', '')(two))).toEqual(['Ada', '', '']);
});

it('changes the text of one line or of all, and drops a line without words', () => {
  expect(withText('1', '  ')(recording).lines).toHaveLength(2);
  expect(withReplaced('good', 'Fine')(recording).lines.map(textOf)).toEqual([
    'Fine morning.',
    'Fine evening.',
    'Fine night.',
  ]);
});
