import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';

const pages = 165;

export default function FilesOnTheirWay() {
  const [read, setRead] = useState(126);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setRead((before) => Math.min(before + 3, pages)), 120);
    return () => clearInterval(timer);
  }, [running]);
  const done = read === pages;
  return (
    <div className="grid max-w-md gap-4">
      <Progress
        label={done ? 'All pages are read' : 'Reading policy-sample.pdf'}
        value={read}
        max={pages}
        said={`${read} of ${pages} pages`}
      />
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => {
          if (done) setRead(0);
          setRunning(!running || done);
        }}
      >
        {done ? 'Read it again' : running ? 'Pause' : 'Continue reading'}
      </Button>
    </div>
  );
}
