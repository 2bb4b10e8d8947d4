import { X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { longDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { toast } from '#ui/panels/toast.ts';
import { keptFile } from '../../../app-kit/files/kept-file.ts';
import { handIn, isOpen } from '../../actions/hand-in.ts';
import { pointsOf } from '../../actions/mark-hand-in.ts';
import { handInOf } from '../../lookup.ts';
import { type Assignment, type HandIn, mostFileBytes } from '../../records.ts';
import { me } from '../../seed/people.ts';
import { HandedFileButton } from '../parts/handed-file.tsx';
import { RubricTable } from '../parts/rubric-table.tsx';
import type { Used } from '../used.ts';

interface TaskProps {
  used: Used;
  assignment: Assignment;
  today: string;
}

interface WorkFormProps extends TaskProps {
  work: HandIn | undefined;
}

/** Where work is written and handed in, as often as the date allows. */
function WorkForm({ used, assignment, today, work }: WorkFormProps) {
  const { rows, change } = used;
  const before = work?.fileId ? rows.files.get(work.fileId) : undefined;
  const [keeps, setKeeps] = useState(true);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ problem: string; field: string } | null>(null);
  const errorOf = (field: string) => (problem?.field === field ? problem.problem : undefined);
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    if (chosen && chosen.size > mostFileBytes)
      return setProblem({
        problem: `${chosen.name} has ${fileSize(chosen.size)}, and the limit is 2 MB. Choose a smaller file.`,
        field: 'file',
      });
    const file = chosen ? await keptFile(chosen) : before && keeps ? 'as before' : null;
    const made = handIn(rows, assignment, me.student, { text, file }, today);
    if ('problem' in made) return setProblem(made);
    setProblem(null);
    change(`Handed in “${assignment.title}”`, made.edits);
    toast({ title: 'Handed in', text: 'Your teacher can mark it now.', tone: 'done' });
  }
  return (
    <Form onSubmit={send} noValidate className="grid gap-5">
      <TextArea
        label="Your work"
        name="text"
        rows={8}
        defaultValue={work?.text}
        error={errorOf('text')}
        hint="Write it here, add a file, or both."
      />
      {before && keeps && !chosen ? (
        <div className="flex items-center gap-2">
          <HandedFileButton file={before} />
          <IconButton
            label={`Remove ${before.name}`}
            icon={X}
            variant="plain"
            onClick={() => setKeeps(false)}
          />
        </div>
      ) : null}
      <FileField
        label={before && keeps ? 'Choose another file' : 'File'}
        error={errorOf('file')}
        hint="Up to 2 MB. It stays in this browser."
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0] ?? null);
          if (problem?.field === 'file') setProblem(null);
        }}
      />
      <div>
        <Button type="submit">{work ? 'Hand in again' : 'Hand in'}</Button>
        {work?.levels ? (
          <p className="mt-2 text-[.9375rem] text-mute">
            If you do, your marks are removed until your teacher has marked the new work.
          </p>
        ) : null}
      </div>
    </Form>
  );
}

/** What was marked, and what the teacher says. */
function Marks({ assignment, work }: { assignment: Assignment; work: HandIn }) {
  const { got, of } = pointsOf(assignment, work.levels);
  if (got === null && work.feedback === '') return null;
  return (
    <section aria-labelledby="marks" className="rounded-card bg-hue p-6 text-on-hue">
      <h2 id="marks" className="text-[.9375rem] font-medium">
        {got === null ? 'Marks for your earlier work' : 'Your marks'}
      </h2>
      {got === null ? null : (
        <p className="mt-1 font-display text-[2.5rem] leading-none font-semibold tracking-[-.04em]">
          {got} <span className="text-[1.25rem] tracking-normal">of {of} points</span>
        </p>
      )}
      {work.feedback ? <p className="mt-3 max-w-[42rem] whitespace-pre-line">{work.feedback}</p> : null}
    </section>
  );
}

/** One assignment: what is asked, what it is marked by, the student’s work and its marks. */
export function TaskScreen({ used, assignment, today }: TaskProps) {
  const { rows } = used;
  const work = handInOf(rows, assignment.id, me.student);
  const file = work?.fileId ? rows.files.get(work.fileId) : undefined;
  const open = isOpen(assignment, today);
  return (
    <div className="@container">
      <div className="grid max-w-[76rem] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 content-start gap-8">
          <p className="max-w-[42rem] text-[1.0625rem] whitespace-pre-line">{assignment.brief}</p>
          {work ? <Marks assignment={assignment} work={work} /> : null}
          {open ? (
            <WorkForm
              // Other work, such as after undoing, begins the form anew.
              key={`${work?.text} ${work?.fileId}`}
              used={used}
              assignment={assignment}
              today={today}
              work={work}
            />
          ) : (
            <section aria-label="Your work" className="grid justify-items-start gap-4">
              <p className="text-mute">
                The deadline was {longDay(assignment.due)}.
                {work ? '' : ' Ask your teacher if you need more time.'}
              </p>
              {work?.text ? (
                <p className="w-full rounded-input bg-sunk p-4 font-mono text-[.875rem] leading-relaxed whitespace-pre-wrap">
                  {work.text}
                </p>
              ) : null}
              {file ? <HandedFileButton file={file} /> : null}
            </section>
          )}
        </div>
        <section aria-labelledby="rubric" className="min-w-0">
          <h2 id="rubric" className="mb-3 text-[1.25rem]">
            How it is marked
          </h2>
          <RubricTable rubric={assignment.rubric} levels={work?.levels} />
        </section>
      </div>
    </div>
  );
}
