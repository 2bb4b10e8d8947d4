import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/data/spinner.tsx';

export default function AfterAMoment() {
  const [waiting, setWaiting] = useState<number>();
  function ask(milliseconds: number) {
    setWaiting(milliseconds);
    setTimeout(() => setWaiting(undefined), milliseconds);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="ghost" size="small" onClick={() => ask(200)}>
        Answer in 200 ms
      </Button>
      <Button variant="ghost" size="small" onClick={() => ask(3000)}>
        Answer in 3 s
      </Button>
      {waiting ? <Spinner key={waiting} label="Looking for free days" /> : null}
    </div>
  );
}
