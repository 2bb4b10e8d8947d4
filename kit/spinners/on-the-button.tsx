import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';

export default function OnTheButton() {
  const [busy, setBusy] = useState(false);
  function plan() {
    setBusy(true);
    setTimeout(() => setBusy(false), 2500);
  }
  return (
    <Button variant="ink" busy={busy} onClick={plan}>
      {busy ? 'Planning 200 stops' : 'Plan the round'}
    </Button>
  );
}
