import { type Treatment, treatments } from '#engines/ledger/treatment.ts';
import { insideGross, treatmentWords } from '#engines/ledger/vat-rules.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { enterBill } from '../../actions/bills.ts';
import { accountById, accounts } from '../../books/chart.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { useMoney } from '../money.tsx';
import { DayFields, PartyField } from '../party-fields.tsx';
import { typedCents } from '../typed-cents.ts';
import { useDraft } from '../use-draft.ts';

const purchases = treatments.filter((treatment) => treatment.startsWith('purchase') || treatment === 'none');
const forBills = accounts.filter(({ kind, id }) => kind === 'expense' || id === '0210' || id === '0420');

/** Enters a bill from a supplier; a known supplier fills in account and VAT. */
export function BillForm({ rows, day, change }: { rows: Rows; day: string; change: Change }) {
  const { money, sign } = useMoney();
  const { typed, put, refuse, errorOf, problem } = useDraft({
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
  const known = new Map([...rows.bills.values()].map((bill) => [bill.name, bill]));
  const gross = typedCents(typed.gross);
  const inside = gross === null ? null : insideGross(gross, typed.treatment, typed.day);
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
    if ('problem' in done) return refuse(done);
    change(done.said, done.edits);
    goTo(['bills'], {}, { replace: true });
  }
  return (
    <Form
      noValidate
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <PartyField label="Supplier" value={typed.name} known={known.keys()} errorOf={errorOf} onName={name} />
      <TextField
        label="Number on the bill"
        required
        value={typed.number}
        onChange={(event) => put({ number: event.currentTarget.value })}
        error={errorOf('number')}
        autoComplete="off"
      />
      <DayFields day={typed.day} due={typed.due} errorOf={errorOf} put={put} />
      <TextField
        label={`Amount to pay, ${sign}`}
        required
        inputMode="decimal"
        placeholder="0.00"
        value={typed.gross}
        onChange={(event) => put({ gross: event.currentTarget.value })}
        error={errorOf('gross')}
        hint={
          inside ? `${money(inside.net)} net, ${money(inside.tax)} VAT` : 'As shown on the bill, with VAT.'
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
      {problem ? (
        <p role="alert" className="font-medium text-danger sm:col-span-2">
          {problem}
        </p>
      ) : null}
      <Button type="submit" className="justify-self-start">
        Enter the bill
      </Button>
    </Form>
  );
}
