import { beforeNine } from '#content/sounds/before-nine.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';

export default function OneRecording() {
  return <AudioPlayer recording={beforeNine} note="Written by a script, for this page" />;
}
