import type { LeadContact } from '#features/leads/contacts.server.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';

/** Begins a quote or an invoice with somebody who is known, so that nobody types their address again. */
export function StartFrom({ choices }: { choices: readonly LeadContact[] }) {
  if (choices.length === 0) return null;
  return (
    <DetailPage className="mb-5">
      <WorkspacePart
        heading="Start from a lead or client"
        about="Choose a person to fill in their address and billing details below."
      >
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <TextField
            label="Lead or client"
            name="email"
            type="email"
            required
            list="known-contacts"
            autoComplete="off"
            className="min-w-0 flex-1 basis-64"
          />
          <datalist id="known-contacts">
            {choices.map(({ email, name, company }) => (
              <option key={email} value={email}>
                {[name, company].filter(Boolean).join(', ')}
              </option>
            ))}
          </datalist>
          <Button type="submit" variant="ghost" size="small">
            Fill in their details
          </Button>
        </Form>
      </WorkspacePart>
    </DetailPage>
  );
}
