import { beforeNine } from '#content/sounds/before-nine.ts';
import { lastVanHome } from '#content/sounds/last-van-home.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';

export default function OneAtATime() {
  return (
    <ol className="grid gap-3">
      {[beforeNine, lastVanHome].map((recording) => (
        <li key={recording.src}>
          <AudioPlayer recording={recording} size="small" />
        </li>
      ))}
    </ol>
  );
}
