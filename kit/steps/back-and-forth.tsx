import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Steps } from '#ui/fields/steps.tsx';

const steps = [
  { label: 'Import', says: '61 stops from a spreadsheet.' },
  { label: 'Check', says: 'One address has two matches.' },
  { label: 'Plan', says: 'Five vans, 926 km.' },
  { label: 'Print', says: 'One sheet for each driver.' },
];

export default function BackAndForth() {
  const [current, setCurrent] = useState(2);
  const step = steps[current];
  return (
    <div className="grid justify-items-start gap-6">
      <Steps steps={steps} current={current} onStep={setCurrent} aria-label="A round of stops" />
      <p role="status">{step?.says ?? 'All four steps are done.'}</p>
      <Button size="small" onClick={() => setCurrent(step ? current + 1 : 0)}>
        {step ? `Finish “${step.label}”` : 'Start again'}
      </Button>
    </div>
  );
}
