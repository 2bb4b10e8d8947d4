import { sendSignInLink } from '../stores/account-actions.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { useReturnPath } from './use-return-path.ts';

interface SignInLinkProps {
  /** What was typed into the sign-in form already. */
  email: string;
  onBack: () => void;
}

/** Emails a link that signs in without a password. It also opens an account, so that it tells nobody who has one. */
export function SignInLink({ email, onBack }: SignInLinkProps) {
  const { back } = useReturnPath();
  return (
    <MailedLinkForm
      email={email}
      hint="New here? The same link creates your account."
      send={(address) => sendSignInLink(address, back)}
      sent={(address) =>
        `We’re sending a link to ${address}. Open it in this browser within ten minutes; it works once.`
      }
      onBack={onBack}
    />
  );
}
