import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';

export default function WhatToDo() {
  return (
    <Alert
      tone="danger"
      heading="One file of three is locked with a password."
      actions={
        <Button variant="ghost" size="small">
          Drop it again
        </Button>
      }
    >
      The other two were read and are kept. Save the third without a password.
    </Alert>
  );
}
