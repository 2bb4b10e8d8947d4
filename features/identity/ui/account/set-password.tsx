import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { errorText } from '../../error-texts.ts';
import { sendReset } from '../../stores/account-actions.ts';

/** For an account without a password, where Google and passkeys cannot be asked either: a link that gives it one. */
export function SetPassword({ email, byMail }: { email: string | null; byMail: boolean }) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      await sendReset(email ?? '');
      setSaid(`We’re emailing ${email}. Open the link, set a password, then come back here.`);
    } catch (error) {
      setSaid(errorText(error));
    }
    setBusy(false);
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        To confirm that it’s you, we need a password, and this account doesn’t have one yet. Set one first.
      </p>
      {byMail ? (
        <Button variant="ghost" size="small" busy={busy} onClick={send}>
          Email me the link
        </Button>
      ) : (
        <p>You set a password with a link we email you, but we can’t send email at the moment.</p>
      )}
      <p role="status" className="text-sm text-mute">
        {said}
      </p>
    </div>
  );
}
