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
            The studio’s own site, as it stands. Seventeen case studies, one for each kind of work. One of
            them: rounds of two hundred stops. A call is booked by choosing half an hour. And the parts it is
            all made of are shown, one by one.
          </p>
        </Collapse>
      </VideoDialog>
    </>
  );
}
