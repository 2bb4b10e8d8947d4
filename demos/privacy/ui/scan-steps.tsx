import { Button } from '#ui/actions/button.tsx';
import { type WorkStep, WorkSteps } from '#ui/data/work-steps.tsx';

/** The steps of a scan, and the way to stop it. */
export const ScanSteps = ({ steps, onCancel }: { steps: readonly WorkStep[]; onCancel: () => void }) => (
  <WorkSteps
    label="Scanning"
    steps={steps}
    action={
      <Button variant="ghost" size="small" onClick={onCancel}>
        Stop
      </Button>
    }
  />
);
