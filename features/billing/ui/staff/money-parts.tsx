import type { Refusal } from '#lib/forms/refusal.ts';
import { decimalOf } from '#lib/money/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { InvoiceWorkspace } from '../../staff/paper-workspace.server.ts';
import { Day } from './day.tsx';

interface PartProps {
  invoice: InvoiceWorkspace;
  refused: Refusal | null;
}

function PaymentForm({ invoice, refused }: PartProps) {
  const { openAmount, currency, today } = invoice;
  const typed = refused?.typed;
  const isRepeated = refused?.code === 'repeated_reference';
  const field = (name: string, otherwise = '') => ({
    name,
    defaultValue: typed?.[name] ?? otherwise,
    error: refused?.fields[name],
    autoComplete: 'off',
  });
  return (
    <Form method="post" className="mt-6 grid gap-5" noValidate={refused !== null}>
      <input type="hidden" name="intent" value="pay" />
      <FormKey />
      {refused ? (
        <Alert tone="danger" heading={isRepeated ? 'Nothing was booked' : refused.message}>
          {isRepeated ? refused.message.replace('Nothing was booked. ', '') : null}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <SelectField label="Direction" required {...field('way', openAmount > 0 ? 'in' : 'back')}>
          <option value="in">Received</option>
          <option value="back">Refunded</option>
        </SelectField>
        <TextField
          label={`Amount in ${currency}`}
          inputMode="decimal"
          required
          {...field('amount', openAmount > 0 ? decimalOf(openAmount, currency) : '')}
        />
        <TextField label="Day" type="date" required {...field('receivedOn', today)} />
        <TextField
          label="Bank reference"
          required
          maxLength={140}
          hint="The reference that identifies this payment on your bank statement."
          {...field('reference')}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ghost" size="small">
          {' '}
          Record payment{' '}
        </Button>
        {isRepeated ? (
          <Button type="submit" name="again" value="yes" variant="ghost" size="small">
            Record it anyway
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** What came for an invoice and went back, and the form for more of it. */
export function PaymentsPart({ invoice, writes, refused }: PartProps & { writes: boolean }) {
  const { payments } = invoice;
  return (
    <WorkspacePart
      id="payment"
      heading="Payments"
      about="Card payments are recorded automatically once Stripe confirms them. Record bank payments here."
    >
      {payments.length > 0 ? (
        <ul className="-mt-2.5 divide-y divide-line">
          {payments.map(({ id, method, amount, receivedOn, reference }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-[.9375rem]"
            >
              <span className="min-w-0">
                <Day on={receivedOn} /> {method === 'card' ? 'by card' : 'by bank'}
                <span className="block text-sm text-mute wrap-anywhere">{reference}</span>
              </span>
              <span className="font-mono">{amount}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-mute">No payments yet.</p>
      )}
      {writes ? <PaymentForm invoice={invoice} refused={refused} /> : null}
    </WorkspacePart>
  );
}
