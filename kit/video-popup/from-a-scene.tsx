import { Button } from '#ui/actions/button.tsx';
import { VideoDialog } from '#ui/panels/video-dialog.tsx';
import { walk } from './film.ts';

const scenes = [
  { name: 'The route planner', at: 6.5, id: 'walk-planner' },
  { name: 'Booking a call', at: 9.5, id: 'walk-booking' },
];

export default function FromAScene() {
  return (
    <div className="flex flex-wrap gap-3">
      {scenes.map(({ name, at, id }) => (
        <div key={id}>
          <Button variant="ghost" size="small" command="show-modal" commandfor={id}>
            {name}
            <span className="font-mono text-[.8125rem] text-mute">
              0:{String(Math.floor(at)).padStart(2, '0')}
            </span>
          </Button>
          <VideoDialog id={id} film={walk} startAt={at} />
        </div>
      ))}
    </div>
  );
}
