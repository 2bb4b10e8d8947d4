import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { VideoDialog } from '#ui/panels/video-dialog.tsx';
import { walk } from './film.ts';

export default function ToldWhenSeen() {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="ink" onClick={() => setOpen(true)}>
        {seen ? 'Watch it again' : 'Start lesson 1'}
      </Button>
      <p role="status" className="text-mute">
        {seen
          ? 'You have watched lesson 1 of 9 in this sample course.'
          : 'This sample course has nine short lessons.'}
      </p>
      <VideoDialog
        id="lesson-1"
        film={{ ...walk, title: 'Lesson 1: find your way' }}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          if (!isOpen) setSeen(true);
        }}
      />
    </div>
  );
}
