import { signInFor } from '#features/identity/return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

/** What the page of a quote or an invoice says to people who may not open it; it does not reveal whether the document exists. */
export function NoPaper({ word, number, here }: { word: string; number: string; here: string }) {
  const back = number ? `${here}?${new URLSearchParams({ number })}` : '/account/payment';
  return (
    <FormPage
      title={`We can’t show this ${word}`}
      lead={
        number
          ? 'It doesn’t belong to the account you’re signed in with. The link in our email opens it without an account.'
          : `The link is incomplete, or we no longer keep this ${word}. Please use the link in our latest email.`
      }
    >
      <ButtonLink href={signInFor(back)} className="mt-8">
        Sign in to see yours
      </ButtonLink>
    </FormPage>
  );
}
