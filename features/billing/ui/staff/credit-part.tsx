import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { InvoiceWorkspace } from '../../staff/paper-workspace.server.ts';

interface CreditPartProps {
  invoice: InvoiceWorkspace;
  /** The form that came back, with which of the two it was. */
  refused: (Refusal & { intent: string }) | null;
}

function Why({ refused }: { refused: Refusal | null }) {
  return (
    <TextField
      label="Why"
      name="reason"
      required
      maxLength={300}
      hint="It appears on the credit note."
      defaultValue={refused?.typed.reason}
      error={refused?.fields.reason}
      autoComplete="off"
    />
  );
}

/** An amount beside each line: what is left of it is the most. */
function PartForm({ invoice, refused }: { invoice: InvoiceWorkspace; refused: Refusal | null }) {
  return (
    <Form method="post" className="grid gap-5" noValidate={refused !== null}>
      <input type="hidden" name="intent" value="credit-part" />
      <input type="hidden" name="seen" value={invoice.credited} />
      {refused?.fields.parts ? <Alert tone="danger" heading={refused.fields.parts} /> : null}
      <div className="grid items-start gap-5 @md:grid-cols-2">
        {invoice.left.lines.map(({ position, description, text }) => (
          <TextField
            key={position}
            label={description}
            name={`part.${position}`}
            inputMode="decimal"
            hint={`${invoice.currency} before tax, up to ${text}`}
            defaultValue={refused?.typed[`part.${position}`]}
            error={refused?.fields[`part.${position}`]}
            autoComplete="off"
          />
        ))}
      </div>
      <Why refused={refused} />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        Issue credit note for these amounts
      </Button>
    </Form>
  );
}

/** Takes an invoice back: parts of its lines, or all that is left. */
export function CreditPart({ invoice, refused }: CreditPartProps) {
  const of = (intent: string) => (refused?.intent === intent ? refused : null);
  return (
    <>
      <WorkspacePart
        id="credit-part"
        heading="Credit part of the invoice"
        about="We email the buyer a credit note for the amounts you enter, taxed as before. They still owe the rest of the invoice."
      >
        <PartForm key={invoice.credited} invoice={invoice} refused={of('credit-part')} />
      </WorkspacePart>
      <WorkspacePart
        id="credit"
        heading={invoice.credited > 0 ? 'Credit the rest' : 'Credit the whole invoice'}
        about="We email the buyer a numbered credit note for everything that’s left. The invoice is cancelled, and you owe the buyer a refund of what they’ve paid."
      >
        <Form method="post" className="grid gap-5" noValidate={of('credit') !== null}>
          <input type="hidden" name="intent" value="credit" />
          <Why refused={of('credit')} />
          <Button type="submit" variant="ghost" tone="danger" size="small" className="justify-self-start">
            Issue credit note for {invoice.left.whole}
          </Button>
        </Form>
      </WorkspacePart>
    </>
  );
}
