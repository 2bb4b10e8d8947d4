import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { type WorkStep, WorkSteps } from '#ui/data/work-steps.tsx';

/** What is done within this time needs no list of its steps. */
const patienceMs = 400;

/** The steps of a scan that takes its time, and the way to stop it. */
export function ScanSteps({ steps, onCancel }: { steps: readonly WorkStep[]; onCancel: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(waiting);
  }, []);
  if (!late) return null;
  return (
    <WorkSteps
      label="Scanning"
      steps={steps}
      className="mb-6"
      action={
        <Button variant="ghost" size="small" onClick={onCancel}>
          Stop
        </Button>
      }
    />
  );
}
