import { X } from 'lucide-react';
import { moneyText } from '#lib/money/money.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Reckoning, Typed } from '../../paper-lines.ts';
import { percentText } from '../../tax.ts';

interface LineFieldsProps {
  /** Its place in the form, by which its fields are named. */
  place: number;
  /** Its place among the lines, counted from 1. */
  nth: number;
  typed: Typed;
  problems: Readonly<Record<string, string>>;
  rates: Reckoning['rates'];
  currency: string;
  /** What it comes to; null as long as its numbers are none. */
  net: number | null;
  onTakeOut: () => void;
}

/** One line of a quote or an invoice. */
export function LineFields({
  place,
  nth,
  typed,
  problems,
  rates,
  currency,
  net,
  onTakeOut,
}: LineFieldsProps) {
  const field = (name: string, otherwise = '') => ({
    name: `lines.${place}.${name}`,
    defaultValue: typed[`lines.${place}.${name}`] ?? otherwise,
    error: problems[`lines.${place}.${name}`],
    autoComplete: 'off',
  });
  return (
    <fieldset className="@container border-line py-5 first:pt-0 not-first:border-t">
      <legend className="sr-only">Line {nth}</legend>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 @2xl:grid-cols-[6rem_minmax(0,8rem)_minmax(0,9rem)_minmax(0,9rem)_minmax(0,1fr)_minmax(6.5rem,auto)]">
        <div className="col-span-full flex gap-2">
          <TextField
            label="Description"
            maxLength={300}
            required={nth === 1}
            className="flex-1"
            {...field('description')}
          />
          <button
            type="button"
            onClick={onTakeOut}
            aria-label={`Remove line ${nth}`}
            title={`Remove line ${nth}`}
            className="needs-script mt-8 grid size-12 shrink-0 place-items-center rounded-full text-mute hover:bg-selected hover:text-ink"
          >
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <TextField label="Quantity" inputMode="decimal" required {...field('quantity', '1')} />
        <TextField label="Unit" maxLength={20} placeholder="hours" {...field('unit')} />
        <TextField
          label={`Price each, ${currency}`}
          inputMode="decimal"
          required={nth === 1}
          placeholder="0.00"
          {...field('unitPrice')}
        />
        <TextField label="Discount in %" inputMode="decimal" placeholder="0" {...field('discount')} />
        <SelectField label="Tax rate" required {...field('rate', 'standard')}>
          <option value="standard">Standard, {percentText(rates.standard)}</option>
          <option value="reduced">Reduced, {percentText(rates.reduced)}</option>
        </SelectField>
        <p className="pb-3 text-end max-@2xl:col-span-full font-mono text-[.9375rem] tabular-nums">
          <span className="sr-only">Total </span>
          {net === null ? <span className="text-mute">–</span> : moneyText(net, currency)}
        </p>
      </div>
    </fieldset>
  );
}
