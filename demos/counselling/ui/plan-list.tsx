import { type FormEvent, useState } from 'react';
import { longDay, shortWeekday } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { addStep, soonDays, stepsOf, tick } from '../actions/plan.ts';
import type { StudentRow } from '../records.ts';
import { type CounsellingView, leftSaid, newId } from './use-counselling.ts';

/** The steps of a plan with their last days, ticked off in place. */
export function PlanList({ view, student }: { view: CounsellingView; student: StudentRow }) {
  const steps = stepsOf(view.rows, student.id);
  const [wrong, setWrong] = useState<{ problem: string; field: 'name' | 'by' } | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entered = { name: String(data.get('name') ?? ''), by: String(data.get('by') ?? '') };
    const done = addStep(entered, student.id, newId());
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Added “${entered.name.trim()}”`, done.edits);
    form.reset();
  }

  return (
    <div className="max-w-[48rem]">
      {steps.length === 0 ? (
        <p className="border-t border-line py-6 text-mute">
          No step is planned yet. They come with a path that is chosen, or write one down here.
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
            <li key={step.id} className="border-t border-line">
              <label className="flex min-h-16 cursor-pointer items-center gap-4 py-2">
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
            </li>
          );
        })}
      </ol>
      <form
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
          label="Last day"
          name="by"
          type="date"
          required
          error={wrong?.field === 'by' ? wrong.problem : undefined}
        />
        <Button type="submit" size="small" variant="ghost" className="sm:mt-8">
          Add step
        </Button>
      </form>
    </div>
  );
}
