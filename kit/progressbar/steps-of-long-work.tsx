import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { type WorkStep, WorkSteps } from '#ui/data/work-steps.tsx';

const parts = [
  { name: 'Read the addresses', note: '203 stops' },
  { name: 'Measure every drive between two stops', note: '41,209 drives' },
  { name: 'Try different orders until none is better', note: '19 rounds' },
  { name: 'Print a sheet for each driver', note: '19 sheets' },
];

export default function StepsOfLongWork() {
  const [at, setAt] = useState(1);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running || at > parts.length) return;
    const timer = setTimeout(() => setAt(at + 1), 1200);
    return () => clearTimeout(timer);
  }, [running, at]);
  const steps = parts.map(({ name, note }, place): WorkStep => {
    if (place < at) return { name, note, state: 'done' };
    return { name, state: place === at && running ? 'running' : 'waiting' };
  });
  const label = at >= parts.length ? 'The round is planned' : 'Planning the round, sample';
  return (
    <WorkSteps
      className="max-w-xl"
      label={label}
      steps={steps}
      action={
        <Button
          variant="ghost"
          size="small"
          onClick={() => (at >= parts.length ? setAt(0) : setRunning(!running))}
        >
          {at >= parts.length ? 'Plan again' : running ? 'Stop and keep what is done' : 'Continue'}
        </Button>
      }
    />
  );
}
