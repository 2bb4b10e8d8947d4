import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';

export default function AppearsLater() {
  const [tries, setTries] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="ink" onClick={() => setTries(tries + 1)}>
        Hold Tuesday 14:00
      </Button>
      <AlertPlace urgent className="w-full">
        {tries > 0 ? (
          <Alert key={tries} tone="danger" heading="Someone was faster: Tuesday 14:00 is taken.">
            Your name and address are kept. Tuesday 14:30 is free.
          </Alert>
        ) : null}
      </AlertPlace>
    </div>
  );
}
