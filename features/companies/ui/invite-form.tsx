import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface InviteFormProps {
  /** Asks for the name of a company that does not exist yet, with what the person calls theirs. */
  names?: { suggestion: string } | undefined;
  refusal: Refusal | null;
}

const roles = [
  {
    value: 'member',
    label: 'Member',
    note: 'Sees the company’s enquiries, quotes, invoices and collections.',
  },
  { value: 'owner', label: 'Owner', note: 'Can also invite and remove people and change their roles.' },
];

/** Asks somebody to join. It posts as it stands. */
export function InviteForm({ names, refusal }: InviteFormProps) {
  const typed = refusal?.typed ?? {};
  const wrong = refusal?.fields ?? {};
  return (
    <Form method="post" className="grid gap-5">
      <FormKey />
      <input type="hidden" name="intent" value="invite" />
      <AlertPlace urgent className="empty:absolute">
        {refusal && Object.keys(wrong).length === 0 ? (
          <Alert tone="danger" heading={refusal.message} />
        ) : null}
      </AlertPlace>
      {names ? (
        <TextField
          label="Company name"
          name="company"
          required
          maxLength={120}
          autoComplete="organization"
          defaultValue={typed.company ?? names.suggestion}
          error={wrong.company}
          hint="We’ll create it with this invitation and make you its owner."
        />
      ) : null}
      <TextField
        label="Their email address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={typed.email}
        error={wrong.email}
      />
      <RadioGroup
        label="Their role"
        name="role"
        required
        options={roles}
        defaultValue={typed.role ?? 'member'}
        error={wrong.role}
      />
      <Button type="submit" variant={names ? 'ink' : 'ghost'} size="small" className="justify-self-start">
        Send invitation
      </Button>
    </Form>
  );
}
