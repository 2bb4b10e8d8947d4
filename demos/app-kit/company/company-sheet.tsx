import { useRef } from 'react';
import { z } from 'zod';
import { whenAsked } from '#lib/run/when-asked.ts';
import { toast } from '#ui/panels/toast.ts';
import type { FieldDefinition } from '../form/field-definition.ts';
import { RecordSheet } from '../form/record-sheet.tsx';
import { type CompanyField, type CompanySetting, companySchema } from './company.ts';

/** Made when the form is opened: it takes a slow phone up to half a second. */
const names = whenAsked(() => new Intl.DisplayNames('en', { type: 'currency' }));
const definitionsOf = ({
  currencies,
}: CompanySetting): { readonly [Name in CompanyField]: FieldDefinition<Name> } => ({
  name: { name: 'name', label: 'Name', kind: 'text', wide: true },
  address: {
    name: 'address',
    label: 'Address',
    kind: 'long',
    hint: 'Write it on several lines, as on an envelope.',
  },
  vatId: { name: 'vatId', label: 'VAT or tax number', kind: 'text', wide: true },
  account: {
    name: 'account',
    label: 'Bank account for payments',
    kind: 'text',
    hint: 'An IBAN, or the account number used in your country.',
    wide: true,
  },
  currency: {
    name: 'currency',
    label: 'Currency',
    kind: 'choice',
    hint: 'The amounts stay the same; they aren’t converted.',
    choices: currencies.map((value) => ({ value, label: `${value}, ${names().of(value)}` })),
    wide: true,
  },
});

interface CompanySheetProps {
  setting: CompanySetting;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of the visitor's own company; one that nobody has asked for is not there. */
export function CompanySheet(props: CompanySheetProps) {
  const asked = useRef(props.open);
  asked.current ||= props.open;
  return asked.current ? <AskedSheet {...props} /> : null;
}

function AskedSheet({ setting, open, onOpenChange }: CompanySheetProps) {
  const { company, isSample, fields, what, save } = setting;
  const definitions = definitionsOf(setting);
  return (
    <RecordSheet
      heading={`Your ${what}`}
      open={open}
      onOpenChange={onOpenChange}
      record={JSON.stringify(company)}
      schema={z.object(Object.fromEntries(fields.map((name) => [name, companySchema.shape[name]])))}
      fields={fields.map((name) => definitions[name])}
      initial={isSample ? { currency: company.currency } : company}
      save={`Save ${what}`}
      onSave={(typed) => {
        const rest = isSample ? { address: '', vatId: '', account: '' } : {};
        const saved = companySchema.parse({ ...company, ...rest, ...typed });
        save(saved);
        toast({
          id: 'company',
          title: `Your ${what} is saved`,
          text: fields.includes('currency')
            ? `Everything you create here now says ${saved.name}, and amounts are in ${saved.currency}.`
            : `Everything you create here now says ${saved.name}.`,
          tone: 'done',
        });
        return null;
      }}
    >
      <p className="mt-5 text-[.9375rem] text-pretty text-mute">
        {isSample ? `Until you save, everything you create says ${company.name}, a sample. ` : ''}
        It stays in this browser and in the files that you download.
      </p>
    </RecordSheet>
  );
}
