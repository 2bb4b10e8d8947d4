import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { AccountPage } from '../account-page.server.ts';
import { BuyerFields } from './buyer-fields.tsx';

interface DetailsFormProps extends NonNullable<AccountPage['details']> {
  company: boolean;
  /** Why the form came back, with what was typed. */
  refused: Refusal | null;
}

const about =
  'We work out the tax from the country, the kind of buyer and the VAT number. We only check the number’s format, and don’t send it anywhere.';

/** Whom quotes and invoices are written to. It posts to the page, with or without scripts. */
export function DetailsForm({ saved, editable, address, countries, company, refused }: DetailsFormProps) {
  const heading = company ? 'Your company’s billing details' : 'Your billing details';
  if (!editable)
    return (
      <DetailPage>
        <WorkspacePart heading={heading} about="An owner of your company can change these.">
          {saved ? (
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block break-words">
                  {line}
                </span>
              ))}
            </address>
          ) : (
            <p className="text-mute">Nothing is saved yet.</p>
          )}
        </WorkspacePart>
      </DetailPage>
    );
  const typed: Readonly<Record<string, string | undefined>> = refused?.typed ?? saved ?? {};
  return (
    <DetailPage>
      <WorkspacePart heading={heading} about={about}>
        <Form
          method="post"
          action="/account/payment?show=details"
          className="grid gap-5"
          noValidate={refused !== null}
        >
          <AlertPlace urgent className="empty:hidden">
            {refused ? <Alert tone="danger" heading={refused.message} /> : null}
          </AlertPlace>
          <BuyerFields
            own
            typed={{ kind: company ? 'business' : undefined, ...typed }}
            problems={refused?.fields ?? {}}
            countries={countries}
            vatHint="For a company in another EU country. With it, you declare the tax yourself and the invoice shows none."
          />
          <Button type="submit" variant="ink" className="justify-self-start">
            {' '}
            Save billing details{' '}
          </Button>
        </Form>
      </WorkspacePart>
    </DetailPage>
  );
}
