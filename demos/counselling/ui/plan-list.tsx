import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { longDay, shortWeekday } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordSheet } from '../../app-kit/form/record-sheet.tsx';
import { saveStep, soonDays, stepsOf, tick } from '../actions/plan.ts';
import type { StepRow, StudentRow } from '../records.ts';
import { type CounsellingView, leftSaid, newId } from './use-counselling.ts';

const schema = z.object({
  name: z.string().min(1, 'Say what needs to be done.').max(300, 'Use up to 300 characters.'),
  by: z.iso.date('Choose a deadline.'),
});
const fields = [
  { name: 'name', label: 'What needs to be done', kind: 'text', wide: true },
  { name: 'by', label: 'Deadline', kind: 'date' },
] as const;

/** The steps of a plan with their last days, ticked off in place. */
export function PlanList({ view, student }: { view: CounsellingView; student: StudentRow }) {
  const steps = stepsOf(view.rows, student.id);
  const [changed, setChanged] = useState<StepRow | null>(null);
  const [wrong, setWrong] = useState<{ problem: string; field: 'name' | 'by' } | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entered = { name: String(data.get('name') ?? ''), by: String(data.get('by') ?? '') };
    const done = saveStep(entered, { id: newId(), studentId: student.id, done: false }, view.day);
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Added “${entered.name.trim()}”`, done.edits);
    form.reset();
  }

  return (
    <div className="max-w-[48rem]">
      {steps.length === 0 ? (
        <p className="border-t border-line py-6 text-mute">
          No steps are planned yet. Choose a path to get its steps, or add one here.
        </p>
      ) : null}
      <ol>
        {steps.map((step) => {
          const left = daysBetween(view.day, step.by);
          const tone = step.done
            ? 'text-mute'
            : left < 0
              ? 'text-danger'
              : left <= soonDays
                ? 'text-warning'
                : 'text-mute';
          return (
            <li key={step.id} className="flex items-center gap-1 border-t border-line">
              <label className="flex min-h-16 min-w-0 flex-1 cursor-pointer items-center gap-4 py-2">
                <input
                  type="checkbox"
                  checked={step.done}
                  onChange={(event) =>
                    view.act(
                      `${event.currentTarget.checked ? 'Done' : 'Open again'}: ${step.name}`,
                      tick(step, !step.done),
                    )
                  }
                  className="size-6 shrink-0 accent-(--ink)"
                />
                <span className="min-w-0 flex-1">
                  <span className={`block font-medium ${step.done ? 'text-mute line-through' : ''}`}>
                    {step.name}
                  </span>
                  <span className="block text-[.875rem] text-mute">
                    {shortWeekday(step.by)} {longDay(step.by)}
                  </span>
                </span>
                <span className={`shrink-0 text-[.9375rem] font-medium ${tone}`}>
                  {step.done ? 'done' : leftSaid(left)}
                </span>
              </label>
              <IconButton
                label={`Change ${step.name}`}
                icon={Pencil}
                className="print:hidden"
                onClick={() => setChanged(step)}
              />
            </li>
          );
        })}
      </ol>
      <Form
        noValidate
        onSubmit={submit}
        className="mt-6 grid items-start gap-4 rounded-card bg-sunk p-5 sm:grid-cols-[minmax(0,1fr)_11rem_auto] print:hidden"
      >
        <TextField
          label="Another step"
          name="name"
          required
          autoComplete="off"
          error={wrong?.field === 'name' ? wrong.problem : undefined}
        />
        <TextField
          label="Deadline"
          name="by"
          type="date"
          required
          error={wrong?.field === 'by' ? wrong.problem : undefined}
        />
        <Button type="submit" size="small" variant="ghost" className="sm:mt-8">
          Add step
        </Button>
      </Form>
      {changed ? (
        <RecordSheet
          heading="Change this step"
          open
          onOpenChange={(open) => open || setChanged(null)}
          record={changed.id}
          schema={schema}
          fields={fields}
          initial={{ name: changed.name, by: changed.by }}
          save="Save step"
          onSave={(entered) => {
            const done = saveStep(entered, changed, view.day);
            if ('problem' in done) return done;
            view.act(`Changed “${entered.name.trim()}”`, done.edits);
            return null;
          }}
        >
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            className="mt-5"
            onClick={() => {
              view.act(`Removed “${changed.name}”`, [{ in: 'steps', id: changed.id, row: null }]);
              setChanged(null);
            }}
          >
            Remove step
          </Button>
        </RecordSheet>
      ) : null}
    </div>
  );
}
