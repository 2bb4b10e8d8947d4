import { signInFor } from '#features/identity/return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

/** What a quote's or an invoice's page says to whom it is not open; whether there is such a document it does not say. */
export function NoPaper({ word, number, here }: { word: string; number: string; here: string }) {
  const back = number ? `${here}?${new URLSearchParams({ number })}` : '/account/payment';
  return (
    <FormPage
      title={`No ${word} to see here`}
      lead={
        number
          ? 'It is not among those of whoever is signed in here. The link in our mail opens it without an account.'
          : `The link is not whole, or the ${word} is not kept any more. Please use the one in our latest mail.`
      }
    >
      <ButtonLink href={signInFor(back)} className="mt-8">
        Sign in to see yours
      </ButtonLink>
    </FormPage>
  );
}
