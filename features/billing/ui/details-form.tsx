import type { Refusal } from '#lib/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DeskPart, DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { AccountPage } from '../account-page.server.ts';

interface DetailsFormProps extends NonNullable<AccountPage['details']> {
  company: boolean;
  /** Why the form came back, with what was typed. */
  refused: Refusal | null;
}

const about =
  'Tax follows from the country, from whether a company or a person buys, and from the VAT number. It is checked by its form here, without asking anybody.';

/** Whom quotes and invoices are written to. It posts to the page, with or without scripts. */
export function DetailsForm({ saved, editable, address, countries, company, refused }: DetailsFormProps) {
  const heading = company ? 'Whom your company is billed as' : 'Whom you are billed as';
  if (!editable)
    return (
      <DeskSheet>
        <DeskPart heading={heading} about="An owner of your company can change this.">
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
        </DeskPart>
      </DeskSheet>
    );
  const typed: Readonly<Record<string, string | undefined>> = refused?.typed ?? saved ?? {};
  const fields = refused?.fields ?? {};
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: fields[name] });
  return (
    <DeskSheet>
      <DeskPart heading={heading} about={about}>
        <Form
          method="post"
          action="/account/payment?show=details"
          className="grid gap-5"
          noValidate={refused !== null}
        >
          <AlertPlace urgent className="empty:hidden">
            {refused ? <Alert tone="danger" heading={refused.message} /> : null}
          </AlertPlace>
          <RadioGroup
            label="Who buys?"
            name="kind"
            required
            defaultValue={typed.kind ?? (company ? 'business' : undefined)}
            error={fields.kind}
            options={[
              { value: 'business', label: 'A company or a trader' },
              { value: 'private', label: 'A private person' },
            ]}
          />
          <TextField
            label="Name on the invoice"
            required
            maxLength={120}
            autoComplete="organization"
            {...field('name')}
          />
          <TextField label="For the attention of" maxLength={120} {...field('attention')} />
          <TextField
            label="Street and number"
            required
            maxLength={120}
            autoComplete="street-address"
            {...field('street')}
          />
          <div className="grid gap-5 @lg:grid-cols-[10rem_minmax(0,1fr)]">
            <TextField
              label="Postal code"
              maxLength={12}
              autoComplete="postal-code"
              {...field('postalCode')}
            />
            <TextField
              label="Place"
              required
              maxLength={80}
              autoComplete="address-level2"
              {...field('city')}
            />
          </div>
          <TextField
            label="State or region"
            maxLength={80}
            autoComplete="address-level1"
            {...field('region')}
          />
          <SelectField
            label="Country"
            required
            placeholder="Choose a country"
            autoComplete="country"
            {...field('country')}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="VAT number"
            hint="Of a company in another country of the European Union: with it the tax is yours to declare, and the invoice shows none."
            maxLength={24}
            autoCapitalize="characters"
            {...field('vatId')}
          />
          <Button type="submit" variant="ink" className="justify-self-start">
            Save the billing details
          </Button>
        </Form>
      </DeskPart>
    </DeskSheet>
  );
}
