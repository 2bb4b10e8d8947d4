import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keptTimes, retentionWords } from '../staff/labels.ts';
import type { RetentionPage } from '../staff/retention.server.ts';

interface RetentionFormProps {
  retention: RetentionPage;
  refused: Refusal | null;
}

/** How many days each kind of data is kept. */
export function RetentionForm({ retention, refused }: RetentionFormProps) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="retention" />
      <ConflictNote version={retention.version} refused={refused} theirs="/admin-panel/privacy" />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {keptTimes.map((name) => (
          <TextField
            key={name}
            label={retentionWords[name].label}
            hint={`Days ${retentionWords[name].from}`}
            name={`days.${name}`}
            type="number"
            inputMode="numeric"
            min={1}
            max={3650}
            required
            defaultValue={refused?.typed[`days.${name}`] ?? retention.days[name]}
            error={refused?.fields[`days.${name}`]}
          />
        ))}
      </div>
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        {' '}
        Save times{' '}
      </Button>
    </Form>
  );
}
