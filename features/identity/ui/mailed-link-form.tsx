import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { identityStore } from '../stores/identity-store.ts';
import { AddressField, addressIn } from './address-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { useAction } from './use-action.ts';

interface MailedLinkFormProps {
  label?: string;
  hint?: string;
  /** What was typed into the form before. */
  email?: string;
  /** Asks the identity service for the email. */
  send: (address: string) => Promise<void>;
  /** What to do next; the same whether or not the address has an account. */
  sent: (address: string) => ReactNode;
  /** Goes back to the form that this one stands in for. */
  onBack?: () => void;
}

/** Asks for an address and emails a link to it. */
export function MailedLinkForm({ label, hint, email = '', send, sent, onBack }: MailedLinkFormProps) {
  const alive = useAlive();
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <AlertPlace>
        {sentTo ? (
          <Alert tone="done" heading="Check your inbox" className="mt-6 max-w-[30rem]">
            {sent(sentTo)}
          </Alert>
        ) : null}
      </AlertPlace>
      <IdentityForm
        error={error}
        onSend={async (fields) => {
          const address = addressIn(fields);
          setSentTo('');
          if (await run(() => send(address))) setSentTo(address);
        }}
      >
        <AddressField hint={hint} defaultValue={email} {...(label ? { label } : {})} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={!alive}>
            {sentTo ? 'Send it again' : 'Email me a link'}
          </Button>
          {onBack ? (
            <Button variant="ghost" onClick={onBack}>
              Back to sign-in
            </Button>
          ) : null}
        </div>
      </IdentityForm>
    </>
  );
}
