import { beforeNine } from '#content/sounds/before-nine.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';

export default function KeepsItsPlace() {
  return (
    <AudioPlayer
      recording={beforeNine}
      remember="kit-before-nine"
      note="Pause it, reload the page, and it carries on from there"
    />
  );
}
