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
    heading: 'A recording, drawn',
    note: 'The sound was measured when it was made, so it is drawn before a byte of it is loaded. Press anywhere in it.',
    Example: OneRecording,
  },
  {
    file: 'with-chapters',
    heading: 'Places to go to',
    note: 'Each is a button with its time. The one that is heard is marked, for eyes and ears.',
    Example: WithChapters,
  },
  {
    file: 'one-at-a-time',
    heading: 'One plays at a time',
    note: 'Start the second and the first pauses, whatever else on the page it is. Small, a player is two lines.',
    Example: OneAtATime,
  },
  {
    file: 'keeps-its-place',
    heading: 'It keeps its place',
    note: 'Only where you ask for it, on this device alone, and forgotten when the end was heard.',
    Example: KeepsItsPlace,
  },
];

export default function AudioPlayerPage() {
  return <KitPage examples={examples} playground={playground} />;
}
