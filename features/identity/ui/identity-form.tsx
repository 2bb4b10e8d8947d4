import type { ReactNode } from 'react';
import { Form } from '#ui/fields/form.tsx';
import { warmIdentity } from '../stores/identity-store.ts';
import { IdentityError } from './identity-error.tsx';

interface IdentityFormProps {
  /** What went wrong with the last try. */
  error: string | null;
  onSend: (fields: FormData) => void;
  children: ReactNode;
}

/** A form whose answer the SDK takes; it begins to load when a hand reaches for the first field. */
export function IdentityForm({ error, onSend, children }: IdentityFormProps) {
  return (
    <>
      <IdentityError text={error} />
      <Form
        method="post"
        className="mt-8 grid max-w-[30rem] gap-5"
        onFocus={warmIdentity}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(new FormData(event.currentTarget));
        }}
      >
        {children}
      </Form>
    </>
  );
}
