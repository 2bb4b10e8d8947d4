import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { LeadPage } from '../record-page.server.ts';

interface LeadFormProps {
  lead: LeadPage;
  refused: Refusal | null;
}

/** Who somebody is, what they may come to, whose they are, and what comes next. */
export function LeadForm({ lead, refused }: LeadFormProps) {
  const typed = refused?.typed;
  const wrong = refused?.fields ?? {};
  return (
    <Form method="post" className="@container grid gap-4">
      <input type="hidden" name="intent" value="change" />
      <ConflictNote version={lead.version} refused={refused} theirs={`/admin-panel/leads/${lead.id}`} />
      <TextField
        label="Next step"
        name="nextStep"
        maxLength={200}
        defaultValue={typed?.nextStep ?? lead.nextStep}
        error={wrong.nextStep}
      />
      <div className="grid gap-4 @sm:grid-cols-2">
        <TextField
          label="On"
          name="nextStepOn"
          type="date"
          defaultValue={typed?.nextStepOn ?? lead.nextStepOn ?? ''}
          error={wrong.nextStepOn}
        />
        <SelectField
          label="Owner"
          name="owner"
          placeholder="Nobody yet"
          defaultValue={typed?.owner ?? lead.ownerId ?? ''}
          error={wrong.owner}
        >
          {lead.owners.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`Value in ${lead.currency}`}
          name="value"
          inputMode="decimal"
          maxLength={16}
          defaultValue={typed?.value ?? lead.value}
          error={wrong.value}
        />
        <TextField
          label="Telephone"
          name="phone"
          type="tel"
          maxLength={60}
          defaultValue={typed?.phone ?? lead.phone}
          error={wrong.phone}
        />
      </div>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={100}
        defaultValue={typed?.name ?? lead.name}
        error={wrong.name}
      />
      <TextField
        label="Company"
        name="company"
        maxLength={120}
        hint={
          lead.companyTyped && lead.companyTyped !== lead.company?.name
            ? `They wrote: ${lead.companyTyped}. Saving a new name changes it for everyone at the company.`
            : 'Saving a new name changes it for everyone at the company.'
        }
        defaultValue={typed?.company ?? lead.company?.name ?? ''}
        error={wrong.company}
      />
      <Button type="submit" variant="ink" size="small" className="justify-self-start">
        Save
      </Button>
    </Form>
  );
}
