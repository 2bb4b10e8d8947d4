import { Play } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { VideoDialog } from '#ui/panels/video-dialog.tsx';
import { walk } from './film.ts';

export default function WordsOfTheFilm() {
  return (
    <>
      <Button variant="ghost" command="show-modal" commandfor="walk-with-words">
        <Play size={20} strokeWidth={1.5} aria-hidden="true" />
        Watch the walk, 15 s
      </Button>
      <VideoDialog id="walk-with-words" film={walk}>
        <Collapse variant="quiet" summary="Read it instead">
          <p className="max-w-[44rem] text-mute">
            The studio’s own site, as it is today. Seventeen case studies, one for each kind of work. One of
            them plans rounds with 200 stops. You book a call by choosing half an hour. And here are the
            components it is all made of.
          </p>
        </Collapse>
      </VideoDialog>
    </>
  );
}
