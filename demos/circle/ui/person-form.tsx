import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { type PersonEntry, savePerson } from '../actions/actions.ts';
import type { Person } from '../records.ts';
import { rhythms } from '../rules/rhythms.ts';
import { type CircleView, newId } from './use-circle.ts';

interface PersonFormProps {
  view: CircleView;
  /** Whom to change; undefined for somebody new. */
  person: Person | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Writes somebody down, with how often you want to speak. */
export function PersonForm({ view, person, open, onOpenChange }: PersonFormProps) {
  const [sheetId, formId] = [useId(), useId()];
  const [wrong, setWrong] = useState<{ problem: string; field: keyof PersonEntry } | null>(null);
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
      role: text('role'),
      email: text('email'),
      phone: text('phone'),
      birthday: text('birthday'),
      note: text('note'),
      every: Number(text('every')),
    };
    const done = savePerson(person, entry, person ?? { id: newId(), since: view.day });
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`${person ? 'Changed' : 'Added'} ${entry.name.trim()}`, done.edits);
    onOpenChange(false);
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
          <TextField
            label="Name"
            required
            autoComplete="off"
            defaultValue={person?.name}
            {...field('name')}
          />
          <TextField
            label="How you know them"
            autoComplete="off"
            defaultValue={person?.role}
            {...field('role')}
          />
          <SelectField
            label="How often do you want to speak?"
            required
            defaultValue={String(person?.every ?? 30)}
            name="every"
          >
            {rhythms.map(({ days, name }) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Phone"
            type="tel"
            autoComplete="off"
            defaultValue={person?.phones[0]}
            {...field('phone')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            defaultValue={person?.emails[0]}
            {...field('email')}
          />
          <TextField
            label="Birthday"
            defaultValue={person?.birthday}
            hint="For example 1990-04-05 or 5.4.1990"
            {...field('birthday')}
          />
          <TextArea label="Note" defaultValue={person?.note} {...field('note')} />
        </Form>
      ) : null}
    </Sheet>
  );
}
