import { beforeNine } from '#content/sounds/before-nine.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import KeepsItsPlace from './keeps-its-place.tsx';
import OneAtATime from './one-at-a-time.tsx';
import OneRecording from './one-recording.tsx';
import WithChapters from './with-chapters.tsx';

const playground: PlaygroundOf = {
  component: 'AudioPlayer',
  controls: ['size', 'note'],
  start: { size: 'regular', note: 'Written by a script, for this page' },
  given: ['recording={beforeNine}'],
  render: ({ size, note }) => (
    <AudioPlayer
      recording={beforeNine}
      size={size === 'small' ? 'small' : 'regular'}
      note={String(note) || undefined}
      className="w-full max-w-xl"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'one-recording',
    heading: 'A recording with its waveform',
    note: 'The waveform was measured in advance, so it is drawn before any sound is loaded. Click anywhere in it to jump there.',
    Example: OneRecording,
  },
  {
    file: 'with-chapters',
    heading: 'Chapters',
    note: 'Each chapter is a button with its time. The one playing is marked on screen and for screen readers.',
    Example: WithChapters,
  },
  {
    file: 'one-at-a-time',
    heading: 'One plays at a time',
    note: 'Start the second recording and the first one pauses, wherever it is on the page. The small player takes only two lines.',
    Example: OneAtATime,
  },
  {
    file: 'keeps-its-place',
    heading: 'It remembers your place',
    note: 'The player does this only if you set a prop. It stores the position on this device alone and forgets it once you reach the end.',
    Example: KeepsItsPlace,
  },
];

export default function AudioPlayerPage() {
  return <KitPage examples={examples} playground={playground} />;
}
