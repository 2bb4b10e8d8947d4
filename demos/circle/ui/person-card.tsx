import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { dayAndLongMonth, shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import { removePerson, spoke } from '../actions/actions.ts';
import { rhythmName, rhythms } from '../rules/rhythms.ts';
import type { Standing } from '../rules/standing.ts';
import { standingSaid } from './orbit-drawing.tsx';
import { type CircleView, newId } from './use-circle.ts';

interface PersonCardProps {
  view: CircleView;
  standing: Standing;
  onChange: () => void;
}

/** One person: when you last spoke, how often you want to, and what you talked about. */
export function PersonCard({ view, standing, onChange }: PersonCardProps) {
  const { rows, day } = view;
  const { person } = standing;
  const [problem, setProblem] = useState<string | null>(null);
  const talks = [...rows.talks.values()]
    .filter(({ personId }) => personId === person.id)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = { text: String(form.get('text') ?? ''), day: String(form.get('day') ?? '') };
    const done = spoke(person, entered, day, newId());
    if ('problem' in done) return setProblem(done.problem);
    view.act(`Spoke with ${person.name}`, done.edits);
    goTo([]);
  }

  return (
    <article aria-label={person.name}>
      <a href={hrefTo([])} className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-2 px-2 text-mute">
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Everybody
      </a>
      <h3 className="text-[1.75rem]">{person.name}</h3>
      <p className="mt-1 text-mute">
        {[person.role, person.company, person.birthday ? `born ${bornSaid(person.birthday)}` : '']
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="mt-3 font-[540]">{standingSaid(standing)}</p>
      <p className="flex flex-wrap gap-x-4">
        {person.phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {phone}
          </a>
        ))}
        {person.emails.map((email) => (
          <a
            key={email}
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4"
          >
            {email}
          </a>
        ))}
      </p>
      {person.note ? <p className="mt-2 whitespace-pre-line">{person.note}</p> : null}
      <Form
        key={person.id}
        noValidate
        onSubmit={submit}
        className="mt-4 grid gap-4 rounded-card bg-sunk p-4 print:hidden"
      >
        <TextField label="What about?" name="text" autoComplete="off" />
        <TextField
          label="When"
          name="day"
          type="date"
          required
          defaultValue={day}
          max={day}
          error={problem ?? undefined}
        />
        <Button type="submit" size="small">
          We spoke
        </Button>
      </Form>
      <div className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label="How often do you want to speak?"
          required
          value={String(person.every)}
          onChange={(event) => {
            const every = Number(event.currentTarget.value);
            view.act(`${person.name}: ${rhythmName(every)}`, [
              { in: 'people', id: person.id, row: { ...person, every } },
            ]);
          }}
          className="min-w-48 flex-1"
        >
          {rhythms.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button size="small" variant="ghost" onClick={onChange}>
          Change
        </Button>
        <Button
          size="small"
          variant="ghost"
          tone="danger"
          onClick={() => {
            view.act(`Deleted ${person.name}`, removePerson(rows, person.id));
            goTo([]);
          }}
        >
          Delete
        </Button>
      </div>
      <ol className="mt-5">
        {talks.map((talk) => (
          <li key={talk.id} className="flex gap-4 border-t border-line py-2 text-[.9375rem]">
            <span className="w-24 shrink-0 text-mute">{shortDay(talk.day)}</span>
            {talk.text || 'You spoke.'}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** A birthday in words, with its year where that is known. */
const bornSaid = (birthday: string): string =>
  birthday.startsWith('-') ? dayAndLongMonth(`2024${birthday.slice(1)}`) : shortDay(birthday);
