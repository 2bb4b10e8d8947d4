import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import type { BookForPage } from '../pages.server.ts';
import { hourAfter } from '../week.ts';

/** Keeps a stretch of somebody's day free. */
export function BlockForm({ page, refused }: { page: BookForPage; refused: Refusal | null }) {
  const from = page.time ?? '09:00';
  const typed: Readonly<Record<string, string>> = refused?.typed ?? {
    host: page.host,
    day: page.day,
    from,
    to: hourAfter(from),
  };
  const wrong = refused?.fields ?? {};
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="block" />
      <SelectField label="Host" name="host" required defaultValue={typed.host} error={wrong.host}>
        {page.hosts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Day" name="day" type="date" required defaultValue={typed.day} error={wrong.day} />
      <div className="grid gap-4 @md:grid-cols-2">
        <TimeField label="From" name="from" required defaultValue={typed.from} error={wrong.from} />
        <TimeField label="To" name="to" required defaultValue={typed.to} error={wrong.to} />
      </div>
      <TextField
        label="Reason"
        name="note"
        maxLength={200}
        defaultValue={typed.note}
        error={wrong.note}
        hint="Only staff can see this."
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        {' '}
        Block this time{' '}
      </Button>
    </Form>
  );
}
