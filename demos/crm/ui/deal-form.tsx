import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { addDeal } from '../actions/deals.ts';
import type { Person } from '../records.ts';
import { type CrmView, newId } from './use-crm.ts';

interface DealFormProps {
  view: CrmView;
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new deal of somebody. */
export function DealForm({ view, person, open, onOpenChange }: DealFormProps) {
  const [sheetId, formId] = [useId(), useId()];
  const [wrong, setWrong] = useState<{ problem: string; field: 'title' | 'amount' } | null>(null);
  const error = (field: 'title' | 'amount') => (wrong?.field === field ? wrong.problem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [title, amount] = [String(form.get('title') ?? ''), String(form.get('amount') ?? '')];
    const done = addDeal({ title, amount, personId: person.id, owner: person.owner }, view.day, newId());
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Added ${title.trim()} for ${person.name}`, done.edits);
    onOpenChange(false);
  }

  return (
    <Sheet
      id={sheetId}
      heading={`New deal with ${person.name}`}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} size="small">
          Add deal
        </Button>
      }
    >
      {open ? (
        <Form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField label="What do they want to buy?" name="title" required error={error('title')} />
          <TextField
            label={`Amount, ${view.company.currency}`}
            name="amount"
            required
            inputMode="decimal"
            error={error('amount')}
          />
        </Form>
      ) : null}
    </Sheet>
  );
}
