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
      We have read and kept the other two. Save the third without a password.
    </Alert>
  );
}
