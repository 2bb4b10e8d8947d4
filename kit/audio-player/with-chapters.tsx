import { lastVanHome } from '#content/sounds/last-van-home.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';

const chapters = [
  { at: 0, name: 'The yard, lamps on' },
  { at: 8, name: 'A van on the bridge' },
  { at: 16, name: 'Engine off' },
  { at: 20, name: 'The gate' },
];

export default function WithChapters() {
  return <AudioPlayer recording={lastVanHome} note="Four places in 27 seconds" chapters={chapters} />;
}
