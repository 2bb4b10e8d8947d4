import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import {
  type AssignmentErrors,
  firstLevels,
  forEverybodyIn,
  saveAssignment,
  type TypedAssignment,
  typedAssignment,
  typedCriterion,
} from '../../actions/assign.ts';
import { newId } from '../../actions/copy-course.ts';
import { courseOf } from '../../lookup.ts';
import type { Assignment, LearningRows, Run } from '../../records.ts';
import type { Used } from '../used.ts';
import { RubricFields } from './rubric-fields.tsx';

/** Whom work can be given to: each group, and everybody who takes a course. */
function audiences(rows: LearningRows): { value: string; label: string }[] {
  const runs = [...rows.runs.values()];
  const courses = [...new Set(runs.map(({ courseId }) => courseId))];
  return [
    ...courses.map((id) => ({
      value: forEverybodyIn(id),
      label: `Everyone in ${rows.courses.get(id)?.title ?? 'this course'}`,
    })),
    ...runs.map((run) => ({ value: run.id, label: `${courseOf(rows, run)?.title}: ${run.name}` })),
  ];
}

interface AssignmentFormProps {
  used: Used;
  /** The group that is looked at. */
  run: Run;
  today: string;
  /** The one that is changed; null for a new one. */
  assignment: Assignment | null;
}

/** An assignment with its rubric, for a group or for everybody. */
export function AssignmentForm({ used, run, today, assignment }: AssignmentFormProps) {
  const { rows, change } = used;
  const [typed, setTyped] = useState<TypedAssignment>(() =>
    assignment
      ? typedAssignment(assignment)
      : { title: '', brief: '', due: '', audience: run.id, rubric: [typedCriterion('', firstLevels)] },
  );
  const [errors, setErrors] = useState<AssignmentErrors>({});
  const set = (part: Partial<TypedAssignment>) => {
    setTyped({ ...typed, ...part });
    setErrors({});
  };
  function save() {
    const given = { id: assignment?.id ?? newId(), known: assignment, day: today };
    const made = saveAssignment(rows, typed, given);
    if ('errors' in made) return setErrors(made.errors);
    change(assignment ? `Changed “${typed.title}”` : `Assigned “${typed.title}”`, made.edits);
    goTo(['assignments'], { run: rows.runs.has(typed.audience) ? typed.audience : run.id });
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="grid max-w-[46rem] gap-6"
    >
      <TextField
        label="Title"
        required
        maxLength={120}
        autoComplete="off"
        value={typed.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label="What students should hand in"
        required
        rows={4}
        maxLength={4000}
        value={typed.brief}
        error={errors.brief}
        onChange={(event) => set({ brief: event.currentTarget.value })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="For"
          required
          value={typed.audience}
          error={errors.audience}
          onChange={(event) => set({ audience: event.currentTarget.value })}
        >
          {audiences(rows).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <DateField
          label="Last day to hand in"
          required
          defaultValue={typed.due || undefined}
          error={errors.due}
          onValueChange={(due) => set({ due: due ?? '' })}
        />
      </div>
      <RubricFields rubric={typed.rubric} errors={errors} onChange={(rubric) => set({ rubric })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {assignment ? 'Save assignment' : 'Create assignment'}
        </Button>
        <ButtonLink variant="ghost" size="small" href={hrefTo(['assignments'], { run: run.id })}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
