import { Fingerprint, Mail } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';
import { knowsPasskeys } from '../client/passkeys.ts';
import { signInWithPasskey } from '../stores/passkeys.ts';
import { addressIn } from './address-field.tsx';
import { useAction } from './use-action.ts';

/** The ways into an account besides the password that are offered here. */
export interface OtherWaysOffered {
  passkey: boolean;
  link: boolean;
}

interface OtherWaysProps {
  offered: OtherWaysOffered;
  onDone: () => void;
  /** Asks for a link, with what was typed into the form around this. */
  onLink: (email: string) => void;
}

/** The ways in that need no password, within the form; what goes wrong with them stands above it, like its own errors. */
export function OtherWays({ offered, onDone, onLink }: OtherWaysProps) {
  const alive = useAlive();
  const { busy, run } = useAction();
  const passkey = offered.passkey && (!alive || knowsPasskeys());
  if (!passkey && !offered.link) return null;
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="sr-only">Without a password</legend>
      <div className="flex flex-wrap gap-3">
        {passkey ? (
          <Button
            variant="ghost"
            busy={busy}
            disabled={!alive}
            onClick={async () => {
              if (await run(signInWithPasskey)) onDone();
            }}
          >
            <Fingerprint size={20} strokeWidth={1.5} aria-hidden="true" />
            Use a passkey
          </Button>
        ) : null}
        {offered.link ? (
          <Button
            variant="ghost"
            disabled={!alive}
            onClick={({ currentTarget: { form } }) => onLink(form ? addressIn(new FormData(form)) : '')}
          >
            <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
            Email me a sign-in link
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
