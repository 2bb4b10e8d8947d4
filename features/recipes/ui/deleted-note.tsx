import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';

interface DeletedNoteProps {
  name: string;
  onPutBack: () => Promise<void>;
  onDismiss: () => void;
}

/** Says that a recipe was deleted, and takes that back. */
export function DeletedNote({ name, onPutBack, onDismiss }: DeletedNoteProps) {
  const [problem, setProblem] = useState('');
  const press = () => onPutBack().catch((error: Error) => setProblem(error.message));
  return (
    <Alert
      heading={`“${name}” and its runs are deleted.`}
      onDismiss={onDismiss}
      actions={
        <Button variant="ghost" size="small" onClick={() => void press()}>
          Restore recipe
        </Button>
      }
    >
      {problem || null}
    </Alert>
  );
}
