import { type FormEvent, useState } from 'react';
import { catalogue } from '#engines/paths/catalogue.ts';
import { fields, type Subject, subjects } from '#engines/paths/programme.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { type ProfileField, saveProfile } from '../actions/profile.ts';
import type { StudentRow } from '../records.ts';
import { fieldNames, subjectNames, towns } from '../words.ts';
import type { CounsellingView } from './use-counselling.ts';

const papers = [...new Set(catalogue.flatMap((each) => each.papers.map(({ name }) => name)))].sort();
const turns = ['First', 'Second', 'Third'] as const;

interface ProfileScreenProps {
  view: CounsellingView;
  student: StudentRow;
  /** Where one goes from here. */
  back: readonly string[];
  /** Who fills it in. */
  by: 'student' | 'adviser';
}

const words = {
  student: {
    wishes: 'What would you like to do?',
    marks: 'Your marks, from 0 to 100',
    about: 'About you',
    city: 'Where you want to stay',
    anywhere: 'I would move anywhere',
    papers: 'Documents you already have',
    save: 'Show my three paths',
  },
  adviser: {
    wishes: 'What they would like to do',
    marks: 'Marks, from 0 to 100',
    about: 'About them',
    city: 'Where they want to stay',
    anywhere: 'They would move anywhere',
    papers: 'Documents they already have',
    save: 'Save and show three paths',
  },
} as const;

/** What a student wants and brings; the three paths follow from it. */
export function ProfileScreen({ view, student, back, by }: ProfileScreenProps) {
  const said = words[by];
  const [wrong, setWrong] = useState<{ problem: string; field: ProfileField } | null>(null);
  const error = (field: ProfileField) => (wrong?.field === field ? wrong.problem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const marks = Object.fromEntries(subjects.map((subject) => [subject, text(subject)])) as Record<
      Subject,
      string
    >;
    const done = saveProfile(student, {
      name: text('name'),
      wishes: turns.map((turn) => text(turn)),
      marks,
      budget: text('budget'),
      city: text('city'),
      has: form.getAll('has').map(String),
    });
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(
      by === 'student' ? 'Saved your wishes and marks' : `Saved ${text('name')}’s wishes and marks`,
      done.edits,
    );
    goTo(back);
  }

  return (
    <Form noValidate onSubmit={submit} className="grid max-w-[52rem] gap-10">
      <section className="grid gap-4 sm:grid-cols-3">
        <h3 className="text-xl sm:col-span-3">{said.wishes}</h3>
        {turns.map((turn, at) => (
          <SelectField
            key={turn}
            label={turn}
            name={turn}
            required={at === 0}
            defaultValue={student.wishes[at] ?? ''}
            error={at === 0 ? error('wishes') : undefined}
          >
            <option value="">Nothing yet</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {fieldNames[field]}
              </option>
            ))}
          </SelectField>
        ))}
      </section>
      <section className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <h3 className="col-span-full text-xl">{said.marks}</h3>
        {subjects.map((subject) => (
          <TextField
            key={subject}
            label={subjectNames[subject]}
            name={subject}
            required
            inputMode="numeric"
            defaultValue={student.marks[subject]}
            error={error(subject)}
          />
        ))}
      </section>
      <section className="grid gap-4 sm:grid-cols-3">
        <h3 className="text-xl sm:col-span-3">{said.about}</h3>
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          defaultValue={student.name}
          error={error('name')}
        />
        <TextField
          label="Euros per year"
          name="budget"
          required
          inputMode="decimal"
          defaultValue={student.yearCents / 100}
          error={error('budget')}
        />
        <SelectField label={said.city} required name="city" defaultValue={student.city}>
          <option value="">{said.anywhere}</option>
          {[...new Set([...towns, student.city])].filter(Boolean).map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </SelectField>
      </section>
      <fieldset>
        <legend className="mb-3 font-display text-xl font-semibold tracking-[-.035em]">{said.papers}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {papers.map((paper) => (
            <Checkbox
              key={paper}
              label={paper}
              name="has"
              value={paper}
              defaultChecked={student.has.includes(paper)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {said.save}
      </Button>
    </Form>
  );
}
