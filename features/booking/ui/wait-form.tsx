import { useContext } from 'react';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSend } from '#ui/fields/use-send.ts';

interface WaitFormProps {
  type: string;
  day: string;
  zone: string;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  /** The page with the day that was chosen, which takes the form. */
  action: string;
  /** Why a form without scripts came back, and what was typed. */
  refused: Refusal | null;
  /** Whether email leaves the site: without it nobody could be told. */
  byMail: boolean;
}

/** Under a day that is full: an address that hears when something frees up. */
export function WaitForm({ type, day, zone, rules, action, refused: before, byMail }: WaitFormProps) {
  const known = useContext(KnownPerson);
  const { busy, refused, send } = useSend({ refused: before });
  if (!byMail)
    return <p className="mt-4 text-mute">Every time on this day is taken. Please pick another day.</p>;
  return (
    <Form method="post" action={action} rules={rules} onSubmit={send} className="mt-4 grid gap-5">
      <p className="text-mute">
        Every time on this day is taken. Leave your address and we’ll email you once if something frees up.
      </p>
      <input type="hidden" name="intent" value="wait" />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="zone" value={zone} />
      <AlertPlace urgent className="empty:-mb-5">
        {refused && !refused.fields.email ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      <TextField
        label="Email address"
        name="email"
        autoComplete="email"
        defaultValue={before?.typed.email ?? known.email}
        error={refused?.fields.email}
      />
      <Button type="submit" variant="ink" busy={busy} className="sm:justify-self-start">
        {' '}
        Email me if a time frees up{' '}
      </Button>
    </Form>
  );
}
