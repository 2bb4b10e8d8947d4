import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Texts = Readonly<Record<string, string | undefined>>;

/** When the work of an invoice was done, or that it is paid in advance. */
export function SupplyFields({ typed, problems }: { typed: Texts; problems: Texts }) {
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] });
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <TextField
          label="Date of supply"
          type="date"
          hint="The day the work was done, or the first day of it."
          {...field('suppliedFrom')}
        />
        <TextField label="Last day" type="date" {...field('suppliedTo')} />
      </div>
      <Checkbox
        label="Payment in advance"
        note="The work comes later. The invoice says so instead of showing a date."
        name="advance"
        value="yes"
        defaultChecked={typed.advance === 'yes'}
      />
    </div>
  );
}
