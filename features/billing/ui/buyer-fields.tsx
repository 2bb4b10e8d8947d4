import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Texts = Readonly<Record<string, string | undefined>>;

interface BuyerFieldsProps {
  /** Before the names of the fields, as in `buyer.`. */
  prefix?: string;
  typed: Texts;
  problems: Texts;
  countries: readonly { code: string; name: string }[];
  /** Whether browsers may offer the reader's own address. */
  own?: boolean;
  vatHint: string;
}

/** Who a bill is written to. */
export function BuyerFields({
  prefix = '',
  typed,
  problems,
  countries,
  own = false,
  vatHint,
}: BuyerFieldsProps) {
  const field = (name: string, filledBy: string) => ({
    name: prefix + name,
    defaultValue: typed[prefix + name] ?? '',
    error: problems[prefix + name],
    autoComplete: own ? filledBy : 'off',
  });
  return (
    <>
      <RadioGroup
        label="Who is buying?"
        name={`${prefix}kind`}
        required
        defaultValue={typed[`${prefix}kind`]}
        error={problems[`${prefix}kind`]}
        options={[
          { value: 'business', label: 'A company or sole trader' },
          { value: 'private', label: 'A private person' },
        ]}
      />
      <TextField label="Name on the invoice" required maxLength={120} {...field('name', 'organization')} />
      <TextField label="For the attention of" maxLength={120} {...field('attention', 'off')} />
      <TextField label="Street and number" required maxLength={120} {...field('street', 'street-address')} />
      <div className="grid gap-5 @lg:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField label="Postal code" maxLength={12} {...field('postalCode', 'postal-code')} />
        <TextField label="Place" required maxLength={80} {...field('city', 'address-level2')} />
      </div>
      <TextField label="State or region" maxLength={80} {...field('region', 'address-level1')} />
      <SelectField label="Country" required placeholder="Choose a country" {...field('country', 'country')}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="VAT number"
        hint={vatHint}
        maxLength={24}
        autoCapitalize="characters"
        {...field('vatId', 'off')}
      />
    </>
  );
}
