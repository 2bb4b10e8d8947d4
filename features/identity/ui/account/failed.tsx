import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { errorText } from '../../error-texts.ts';
import { sendConfirmation } from '../../stores/account-actions.ts';
import { type Failure, useOwner } from './owner.ts';

/** Emails the confirming link; where no email leaves, says who can confirm the address instead. */
export function SendLink({ label = 'Send the link again' }: { label?: string }) {
  const { byMail } = useOwner().account;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [wrong, setWrong] = useState('');
  async function send() {
    setState('busy');
    setWrong('');
    try {
      await sendConfirmation();
      setState('sent');
    } catch (error) {
      setWrong(errorText(error));
      setState('idle');
    }
  }
  if (!byMail)
    return (
      <p className="text-[.9375rem] text-mute">
        We can’t send email at the moment, so no link can reach you.{' '}
        <a href="/contact-us" className="text-accent underline underline-offset-4">
          Write to us
        </a>{' '}
        and we’ll confirm your address for you.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {state === 'sent' ? null : (
        <Button variant="ghost" size="small" busy={state === 'busy'} onClick={send}>
          {label}
        </Button>
      )}
      <p role="status" className={`text-sm ${wrong ? 'font-medium text-danger' : 'text-mute'}`}>
        {wrong ||
          (state === 'sent'
            ? 'We’re emailing you the link. It works for ten minutes; check your spam folder too.'
            : null)}
      </p>
    </div>
  );
}

/** An empty place for an alert takes no row, nor the gap, of the grid it stands in. */
export const inGrid = 'empty:absolute';

/** Says what went wrong with an action, and mends it where that can be done from here. */
export function Failed({ failure, className = '' }: { failure: Failure | null; className?: string }) {
  return (
    <AlertPlace urgent className={className}>
      {failure ? (
        <Alert tone="danger" heading={failure.text}>
          {failure.code === 'auth/unverified-email' ? (
            <div className="mt-2">
              <SendLink label="Send the link" />
            </div>
          ) : null}
        </Alert>
      ) : null}
    </AlertPlace>
  );
}
