import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Treatment, treatments } from '#engines/ledger/treatment.ts';
import { treatmentWords } from '#engines/ledger/vat-rules.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { makeInvoice, nextNumber } from '../../actions/make-invoice.ts';
import { invoiceSums } from '../../books/invoice-sums.ts';
import type { InvoiceLine, Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { useMoney } from '../money.tsx';
import { DayFields, PartyField } from '../party-fields.tsx';
import { typedCents } from '../typed-cents.ts';
import { useDraft } from '../use-draft.ts';

interface InvoiceFormProps {
  rows: Rows;
  day: string;
  change: Change;
}

interface LineDraft {
  key: number;
  text: string;
  quantity: string;
  price: string;
  treatment: Treatment;
}

const sales = treatments.filter((treatment) => treatment.startsWith('sale'));
const lineOf = ({ text, quantity, price, treatment }: LineDraft): InvoiceLine => ({
  text,
  quantity: typedCents(quantity) ?? 0,
  price: typedCents(price) ?? 0,
  treatment,
});
const empty = (key: number): LineDraft => ({
  key,
  text: '',
  quantity: '1',
  price: '',
  treatment: 'sale-standard',
});

/** Writes an invoice. Its number is given when it is issued, and what it comes to stands under the lines at once. */
export function InvoiceForm({ rows, day, change }: InvoiceFormProps) {
  const { money, sign } = useMoney();
  const { after } = nextNumber(rows, day.slice(0, 4));
  const first = day < after ? after : day;
  const { typed, put, refuse, errorOf, problem } = useDraft({
    name: '',
    address: '',
    vatId: '',
    day: first,
    due: daysLater(first, 14),
  });
  const [lines, setLines] = useState([empty(0)]);
  const known = new Map([...rows.invoices.values()].map((invoice) => [invoice.name, invoice]));
  const sums = invoiceSums(lines.map(lineOf), typed.day);

  function name(value: string) {
    const customer = known.get(value);
    put(customer ? { name: value, address: customer.address, vatId: customer.vatId } : { name: value });
    if (customer)
      setLines(lines.map((line) => ({ ...line, treatment: customer.lines[0]?.treatment ?? line.treatment })));
  }
  function putLine(key: number, change: Partial<LineDraft>) {
    setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
    refuse(null);
  }
  function issue() {
    const done = makeInvoice(rows, { ...typed, lines: lines.map(lineOf) });
    if ('problem' in done) return refuse(done);
    change(done.said, done.edits);
    if (done.id) goTo(['invoices', done.id], {}, { replace: true });
  }

  return (
    <Form
      noValidate
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        issue();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PartyField
          label="Customer"
          value={typed.name}
          known={known.keys()}
          errorOf={errorOf}
          onName={name}
        />
        <TextField
          label="VAT number"
          value={typed.vatId}
          onChange={(event) => put({ vatId: event.currentTarget.value })}
          error={errorOf('vatId')}
          autoComplete="off"
        />
        <TextField
          label="Address"
          className="sm:col-span-2"
          value={typed.address}
          onChange={(event) => put({ address: event.currentTarget.value })}
          autoComplete="off"
        />
        <DayFields day={typed.day} due={typed.due} errorOf={errorOf} put={put} />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-display text-lg font-semibold tracking-[-.02em]">What was sold</legend>
        {lines.map((line, at) => (
          <div
            key={line.key}
            className="grid items-end gap-3 rounded-input border border-line p-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem] lg:grid-cols-[minmax(0,1fr)_6rem_8rem_14rem_auto]"
          >
            <TextField
              label="What"
              required
              value={line.text}
              onChange={(event) => putLine(line.key, { text: event.currentTarget.value })}
              autoComplete="off"
            />
            <TextField
              label="Quantity"
              required
              inputMode="decimal"
              value={line.quantity}
              onChange={(event) => putLine(line.key, { quantity: event.currentTarget.value })}
            />
            <TextField
              label={`Price, ${sign}`}
              required
              inputMode="decimal"
              placeholder="0.00"
              value={line.price}
              onChange={(event) => putLine(line.key, { price: event.currentTarget.value })}
            />
            <SelectField
              label="VAT"
              required
              className="sm:max-lg:col-span-2"
              value={line.treatment}
              onChange={(event) => {
                const treatment = sales.find((each) => each === event.currentTarget.value);
                if (treatment) putLine(line.key, { treatment });
              }}
            >
              {sales.map((treatment) => (
                <option key={treatment} value={treatment}>
                  {treatmentWords[treatment]}
                </option>
              ))}
            </SelectField>
            <IconButton
              label={`Remove line ${at + 1}`}
              icon={Trash2}
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        ))}
        {errorOf('lines') ? (
          <p role="alert" className="font-medium text-danger">
            {errorOf('lines')}
          </p>
        ) : null}
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start"
          onClick={() =>
            setLines([
              ...lines,
              {
                ...empty(Math.max(0, ...lines.map(({ key }) => key)) + 1),
                treatment: lines.at(-1)?.treatment ?? 'sale-standard',
              },
            ])
          }
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          Add a line
        </Button>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p aria-live="polite">
          <span className="font-mono text-2xl font-medium tabular-nums">{money(sums.net + sums.tax)}</span>
          <span className="ms-3 text-[.9375rem] text-mute">{`${money(sums.net)} and ${money(sums.tax)} VAT`}</span>
        </p>
        {problem ? (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        ) : null}
        <Button type="submit">Issue invoice {nextNumber(rows, typed.day.slice(0, 4)).number}</Button>
      </div>
    </Form>
  );
}
