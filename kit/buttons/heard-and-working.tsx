import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';

export default function HeardAndWorking() {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  function plan() {
    setState('busy');
    setTimeout(() => setState('done'), 2500);
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="ink" busy={state === 'busy'} onClick={plan}>
        {state === 'busy' ? 'Planning 200 stops' : 'Plan the round'}
      </Button>
      <p role="status" className="text-mute">
        {state === 'busy' ? 'A second click changes nothing.' : null}
        {state === 'done' ? 'Planned. You can use the button again.' : null}
      </p>
    </div>
  );
}
