import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { catalogue } from '#engines/paths/catalogue.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { StudentRow } from '../records.ts';
import { fieldNames, subjectNames } from '../words.ts';
import { PlanList } from './plan-list.tsx';
import { type CounsellingView, newId } from './use-counselling.ts';

/** A student as their adviser sees them: what they want, what is due, what was said. */
export function StudentFile({ view, student }: { view: CounsellingView; student: StudentRow }) {
  const [problem, setProblem] = useState<string | null>(null);
  const programme = catalogue.find(({ id }) => id === student.chosen);
  const notes = [...view.rows.notes.values()]
    .filter(({ studentId }) => studentId === student.id)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (!text) return setProblem('Enter what was said.');
    setProblem(null);
    const id = newId();
    view.act(`Wrote a note about ${student.name}`, [
      { in: 'notes', id, row: { id, studentId: student.id, day: view.day, text } },
    ]);
    form.reset();
  }

  return (
    <div>
      <a
        href={hrefTo([])}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 px-2 text-mute print:hidden"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        All students
      </a>
      <p className="mt-1 max-w-[48rem] text-lg">
        {student.wishes.length > 0
          ? `Would like to work in: ${student.wishes.map((wish) => fieldNames[wish].toLowerCase()).join(', or ')}. `
          : 'Has no wish yet. '}
        {programme ? `Chose ${programme.name} at ${programme.school}.` : 'Hasn’t chosen a path.'}
      </p>
      <p className="mt-2 text-mute">
        {Object.entries(student.marks)
          .map(([subject, mark]) => `${subjectNames[subject as keyof typeof subjectNames]} ${mark}`)
          .join(' · ')}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PlanList view={view} student={student} />
        <section>
          <h3 className="text-xl">Talks</h3>
          <Form noValidate onSubmit={submit} className="mt-3 grid gap-3 print:hidden">
            <TextArea label="What was said" name="text" rows={2} required error={problem ?? undefined} />
            <Button type="submit" size="small" variant="ghost">
              Save note
            </Button>
          </Form>
          <ul className="mt-4">
            {notes.map((note) => (
              <li key={note.id} className="border-t border-line py-2.5">
                <p className="text-[.875rem] text-mute">{shortDay(note.day)}</p>
                <p className="whitespace-pre-line">{note.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
