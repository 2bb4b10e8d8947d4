import { startSignUp } from '../stores/account-actions.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { useReturnPath } from './use-return-path.ts';

/** Emails the link with which an account is opened. What is shown is the same whether or not the address has one. */
export function SignUpByMail() {
  const { back } = useReturnPath();
  return (
    <MailedLinkForm
      hint="We’ll send you a link. You choose a name and password after that."
      send={(address) => startSignUp(address, back)}
      sent={(address) =>
        `We’re sending an email to ${address}. Follow the link in it within an hour to choose your name and password. If you already have an account, the email tells you how to sign in.`
      }
    />
  );
}
