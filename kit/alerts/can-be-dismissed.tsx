import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';

export default function CanBeDismissed() {
  const [known, setKnown] = useState(false);
  if (known)
    return (
      <Button variant="ghost" size="small" onClick={() => setKnown(false)}>
        Show it again
      </Button>
    );
  return (
    <Alert
      tone="warning"
      heading="The refund policy changes on 1 December."
      actions={
        <ButtonLink variant="ghost" size="small" href="/refund-and-cancellation-policy">
          Read what changes
        </ButtonLink>
      }
      onDismiss={() => setKnown(true)}
    >
      Bookings made before that day keep the old policy.
    </Alert>
  );
}
