import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { sendReset } from '../stores/account-actions.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';

interface ForgottenPasswordProps {
  /** What was typed into the sign-in form already. */
  email: string;
  /** Whether links are emailed from here. */
  byMail: boolean;
  onBack: () => void;
}

/** Emails the link for a new password. The answer is the same whether or not the address is known. */
export function ForgottenPassword({ email, byMail, onBack }: ForgottenPasswordProps) {
  if (!byMail)
    return (
      <>
        <Alert heading="We can’t send email at the moment" className="mt-6 max-w-[30rem]">
          You set a new password with a link we email you, and that isn’t possible right now. Write to us and
          we’ll help you get into your account.
        </Alert>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/contact-us">Write to us</ButtonLink>
          <Button variant="ghost" onClick={onBack}>
            Back to sign-in
          </Button>
        </div>
      </>
    );
  return (
    <MailedLinkForm
      label="Email address of your account"
      email={email}
      send={sendReset}
      sent={(address) =>
        `If there’s an account for ${address}, we’ll email you a link. It works once, within an hour.`
      }
      onBack={onBack}
    />
  );
}
