import { VideoDialog, VideoPoster } from '#ui/panels/video-dialog.tsx';
import { walk } from './film.ts';

export default function PosterThatOpens() {
  return (
    <>
      <VideoPoster film={walk} opens="walk" />
      <VideoDialog id="walk" film={walk} />
    </>
  );
}
