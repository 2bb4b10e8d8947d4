import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { contactOf, type PersonEntry, savePerson } from '../actions/people.ts';
import type { Person } from '../records.ts';
import { type CrmView, newId } from './use-crm.ts';

interface PersonFormProps {
  view: CrmView;
  /** Whom to change; null for somebody new. */
  person: Person | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (id: string) => void;
}

/** Writes somebody down: name, company and how to reach them. */
export function PersonForm({ view, person, open, onOpenChange, onSaved }: PersonFormProps) {
  const [sheetId, formId] = [useId(), useId()];
  const [wrong, setWrong] = useState<{ problem: string; field: keyof PersonEntry } | null>(null);
  const known = person ? contactOf(view.rows, person) : null;
  const field = (name: keyof PersonEntry) => ({
    name,
    error: wrong?.field === name ? wrong.problem : undefined,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const entry: PersonEntry = {
      name: text('name'),
      company: text('company'),
      role: text('role'),
      email: text('email'),
      phone: text('phone'),
      birthday: text('birthday'),
      note: text('note'),
    };
    const kept = person ?? { id: newId(), owner: view.me, since: view.day };
    const done = savePerson(view.rows, entry, { id: kept.id, owner: kept.owner, since: kept.since });
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(person ? `Changed ${entry.name.trim()}` : `Added ${entry.name.trim()}`, done.edits);
    onOpenChange(false);
    onSaved(kept.id);
  }

  return (
    <Sheet
      id={sheetId}
      heading={person ? `Change ${person.name}` : 'Add a person'}
      open={open}
      onOpenChange={(next) => {
        setWrong(null);
        onOpenChange(next);
      }}
      footer={
        <Button type="submit" form={formId} size="small">
          {person ? 'Save changes' : 'Add them'}
        </Button>
      }
    >
      {open ? (
        <Form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField label="Name" required defaultValue={known?.name} autoComplete="off" {...field('name')} />
          <TextField label="Company" defaultValue={known?.company} autoComplete="off" {...field('company')} />
          <TextField label="Role" defaultValue={known?.role} autoComplete="off" {...field('role')} />
          <TextField
            label="Email"
            type="email"
            defaultValue={known?.emails[0]}
            autoComplete="off"
            {...field('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            defaultValue={known?.phones[0]}
            autoComplete="off"
            {...field('phone')}
          />
          <TextField
            label="Birthday"
            defaultValue={known?.birthday}
            hint="For example 1990-04-05 or 5.4.1990"
            {...field('birthday')}
          />
          <TextArea label="Note" defaultValue={known?.note} {...field('note')} />
        </Form>
      ) : null}
    </Sheet>
  );
}
