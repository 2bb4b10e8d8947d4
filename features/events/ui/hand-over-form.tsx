import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { actionAddress } from './address.ts';
import type { RefusedAction } from './refusal.ts';

/** Who comes instead. */
export function HandOverForm({ token, refused }: { token: string; refused: RefusedAction | null }) {
  return (
    <Form method="post" action={actionAddress(token)} className="grid gap-5">
      <input type="hidden" name="intent" value="hand-over" />
      <input type="hidden" name="token" value={token} />
      <TextField
        label="Your colleague’s name"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={refused?.typed.name}
        error={refused?.fields.name}
      />
      <TextField
        label="Your colleague’s email address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={refused?.typed.email}
        error={refused?.fields.email}
        hint="We’ll send the new ticket here. Yours will stop working."
      />
      <Button type="submit" variant="ink" className="sm:justify-self-start">
        {' '}
        Pass on my seat{' '}
      </Button>
    </Form>
  );
}
