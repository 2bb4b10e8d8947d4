import type { Refusal } from '#lib/forms/refusal.ts';
import { apiScopes, scopeWords } from '#lib/staff/api-scopes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface KeyFormProps {
  /** The last day that is offered at first. */
  endsOn: string;
  /** The form, when it came back. */
  refused: Refusal | null;
}

/** Makes a key: what for, what it may do, until when. */
export function KeyForm({ endsOn, refused }: KeyFormProps) {
  return (
    <Form method="post" className="@container grid gap-5">
      <input type="hidden" name="intent" value="make" />
      <FormKey />
      <TextField
        label="What the key is for"
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        hint="Name the program or the person who runs it, so that you recognise the key later."
        defaultValue={refused?.typed.name}
        error={refused?.fields.name}
      />
      <fieldset>
        <legend className="font-[540]">Permissions</legend>
        {refused?.fields.scopes ? (
          <p className="text-sm font-medium text-danger">{refused.fields.scopes}</p>
        ) : null}
        <div className="mt-1 grid gap-x-6 @md:grid-cols-2">
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scope}
              note={scopeWords[scope]}
              name={`scopes.${scope}`}
              value="on"
              defaultChecked={refused ? `scopes.${scope}` in refused.typed : false}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Last day"
        name="endsOn"
        type="date"
        required
        hint="At most two years from now."
        defaultValue={refused?.typed.endsOn ?? endsOn}
        error={refused?.fields.endsOn}
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        Create key
      </Button>
    </Form>
  );
}
