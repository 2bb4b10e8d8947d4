import { useState } from 'react';
import { type Treatment, treatments } from '#engines/ledger/treatment.ts';
import { insideGross, treatmentWords } from '#engines/ledger/vat-rules.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { enterBill } from '../../actions/bills.ts';
import { accountById, accounts } from '../../books/chart.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { euros } from '../money.tsx';
import { typedCents } from '../typed-cents.ts';

const purchases = treatments.filter((treatment) => treatment.startsWith('purchase') || treatment === 'none');
const forBills = accounts.filter(({ kind, id }) => kind === 'expense' || id === '0210' || id === '0420');

/** Enters a bill that came from a supplier; who is known brings account and VAT along. */
export function BillForm({ rows, day, change }: { rows: Rows; day: string; change: Change }) {
  const [typed, setTyped] = useState({
    name: '',
    number: '',
    day,
    due: daysLater(day, 14),
    text: '',
    account: '',
    expense: '',
    treatment: 'purchase-standard' as Treatment,
    gross: '',
  });
  const [wrong, setWrong] = useState<{ problem: string; field?: string } | null>(null);
  const known = new Map([...rows.bills.values()].map((bill) => [bill.name, bill]));
  const gross = typedCents(typed.gross);
  const inside = gross === null ? null : insideGross(gross, typed.treatment, typed.day);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.problem : undefined);
  function put(next: Partial<typeof typed>) {
    setTyped({ ...typed, ...next });
    setWrong(null);
  }
  function name(value: string) {
    const bill = known.get(value);
    put(
      bill
        ? {
            name: value,
            account: bill.account,
            expense: bill.expense,
            treatment: bill.treatment,
            text: bill.text,
          }
        : { name: value },
    );
  }
  function enter() {
    const done = enterBill(rows, { ...typed, gross });
    if ('problem' in done) return setWrong(done);
    change(done.said, done.edits);
    goTo(['bills'], {}, { replace: true });
  }
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <TextField
        label="Supplier"
        required
        list="suppliers"
        value={typed.name}
        onChange={(event) => name(event.currentTarget.value)}
        error={errorOf('name')}
        autoComplete="off"
      />
      <datalist id="suppliers">
        {[...known.keys()].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextField
        label="Number on the bill"
        required
        value={typed.number}
        onChange={(event) => put({ number: event.currentTarget.value })}
        error={errorOf('number')}
        autoComplete="off"
      />
      <TextField
        label="Day"
        type="date"
        required
        value={typed.day}
        onChange={(event) => put({ day: event.currentTarget.value })}
        error={errorOf('day')}
      />
      <TextField
        label="Due"
        type="date"
        required
        value={typed.due}
        onChange={(event) => put({ due: event.currentTarget.value })}
        error={errorOf('due')}
      />
      <TextField
        label="Amount to pay, €"
        required
        inputMode="decimal"
        placeholder="0.00"
        value={typed.gross}
        onChange={(event) => put({ gross: event.currentTarget.value })}
        error={errorOf('gross')}
        hint={
          inside
            ? `${euros(inside.net)} net, ${euros(inside.tax)} VAT`
            : 'As it stands on the bill, with VAT.'
        }
      />
      <TextField
        label="What was bought"
        value={typed.text}
        onChange={(event) => put({ text: event.currentTarget.value })}
        autoComplete="off"
      />
      <SelectField
        label="Account"
        required
        placeholder="Choose an account"
        value={typed.expense}
        error={errorOf('expense')}
        onChange={(event) => {
          const expense = event.currentTarget.value;
          put({ expense, treatment: accountById.get(expense)?.usual ?? typed.treatment });
        }}
      >
        {forBills.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {`${id} ${label}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="VAT"
        required
        value={typed.treatment}
        onChange={(event) => {
          const treatment = purchases.find((each) => each === event.currentTarget.value);
          if (treatment) put({ treatment });
        }}
      >
        {purchases.map((treatment) => (
          <option key={treatment} value={treatment}>
            {treatmentWords[treatment]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Their account number (IBAN)"
        className="sm:col-span-2"
        value={typed.account}
        onChange={(event) => put({ account: event.currentTarget.value })}
        autoComplete="off"
        hint="Payments are recognised by it."
      />
      {wrong && !wrong.field ? (
        <p role="alert" className="font-medium text-danger sm:col-span-2">
          {wrong.problem}
        </p>
      ) : null}
      <Button type="submit" className="justify-self-start">
        Enter the bill
      </Button>
    </form>
  );
}
