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
        label="What it is for"
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        hint="So that you know it again: the program, or who runs it."
        defaultValue={refused?.typed.name}
        error={refused?.fields.name}
      />
      <fieldset>
        <legend className="font-[540]">It may</legend>
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
        label="Its last day"
        name="endsOn"
        type="date"
        required
        hint="Two years from now at most."
        defaultValue={refused?.typed.endsOn ?? endsOn}
        error={refused?.fields.endsOn}
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        Make the key
      </Button>
    </Form>
  );
}
