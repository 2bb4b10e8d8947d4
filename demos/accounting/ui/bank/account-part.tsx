import type { Treatment } from '#engines/ledger/treatment.ts';
import { treatments } from '#engines/ledger/treatment.ts';
import { treatmentWords } from '#engines/ledger/vat-rules.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Part } from '../../actions/post-line.ts';
import { accountById, accounts, fixed } from '../../books/chart.ts';

type OfAccount = Extract<Part, { to: 'account' }>;

const own: ReadonlySet<string> = new Set([
  fixed.bank,
  fixed.customers,
  fixed.suppliers,
  fixed.tax.due,
  fixed.tax.deductible,
]);
const kinds = {
  expense: 'Costs',
  income: 'Income',
  asset: 'What we have',
  liability: 'What we owe',
  equity: 'Equity',
} as const;

/** Which account a part goes to, and how much VAT is inside it. */
export function AccountPart({
  part,
  error,
  onChange,
}: {
  part: OfAccount;
  error?: string;
  onChange: (part: OfAccount) => void;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Account"
        required
        placeholder="Choose an account"
        value={part.account}
        error={error}
        onChange={(event) => {
          const account = event.currentTarget.value;
          onChange({ ...part, account, treatment: accountById.get(account)?.usual ?? 'none' });
        }}
      >
        {Object.entries(kinds).map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {accounts
              .filter((account) => account.kind === kind && !own.has(account.id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {`${id} ${name}`}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label="VAT included"
        required
        value={part.treatment}
        onChange={(event) => {
          const chosen = treatments.find((each) => each === event.currentTarget.value);
          if (chosen) onChange({ ...part, treatment: chosen satisfies Treatment });
        }}
      >
        {treatments.map((treatment) => (
          <option key={treatment} value={treatment}>
            {treatmentWords[treatment]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
