import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { addMedicine } from '../actions/actions.ts';
import { me } from '../practice.ts';
import { type HealthView, newId } from './use-health.ts';

interface MedicineFormProps {
  view: HealthView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A medicine with the times at which it is taken, as the prescription says. */
export function MedicineForm({ view, open, onOpenChange }: MedicineFormProps) {
  const [sheetId, formId] = [useId(), useId()];
  const [wrong, setWrong] = useState<{ problem: string; field: string } | null>(null);
  const error = (field: string) => (wrong?.field === field ? wrong.problem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '');
    const entered = {
      name: text('name'),
      dose: text('dose'),
      times: text('times'),
      until: text('until'),
      note: text('note'),
    };
    const done = addMedicine(entered, me, view.day, newId());
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Added ${entered.name.trim()}`, done.edits);
    onOpenChange(false);
  }

  return (
    <Sheet
      id={sheetId}
      heading="Add a medicine"
      open={open}
      onOpenChange={(next) => {
        setWrong(null);
        onOpenChange(next);
      }}
      footer={
        <Button type="submit" form={formId} size="small">
          Add it
        </Button>
      }
    >
      {open ? (
        <Form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField label="Name" name="name" required autoComplete="off" error={error('name')} />
          <TextField
            label="Dose"
            name="dose"
            autoComplete="off"
            hint="As the prescription says, such as 5 mg"
          />
          <TextField
            label="Times"
            name="times"
            required
            autoComplete="off"
            hint="Like 08:00, 20:00"
            error={error('times')}
          />
          <TextField label="Last day" name="until" type="date" min={view.day} error={error('until')} />
          <TextField label="Note" name="note" autoComplete="off" />
        </Form>
      ) : null}
    </Sheet>
  );
}
