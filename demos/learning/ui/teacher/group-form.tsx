import { type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { newId } from '../../actions/copy-course.ts';
import { type GroupErrors, saveGroup } from '../../actions/group.ts';
import { offeredCourses } from '../../lookup.ts';
import type { Run } from '../../records.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

const staff: readonly string[] = [me.teacher, me.author];

/** A group: its name, its course, its days and its students. `group` is null for a new one. */
export function GroupForm({ used, group, today }: { used: Used; group: Run | null; today: string }) {
  const { rows, change } = used;
  const [errors, setErrors] = useState<GroupErrors>({});
  const students = [...rows.people.values()].filter(({ id }) => !staff.includes(id));
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '');
    const typed = {
      name: read('name'),
      courseId: read('courseId'),
      starts: read('starts'),
      ends: read('ends'),
    };
    const studentIds = data.getAll('studentIds').map(String);
    const made = saveGroup(rows, typed, { id: group?.id ?? newId(), known: group, studentIds });
    if ('errors' in made) return setErrors(made.errors);
    change(group ? `Changed the group “${typed.name}”` : `Created the group “${typed.name}”`, made.edits);
    goTo(['groups']);
  }
  return (
    <Form noValidate onSubmit={save} className="grid max-w-[46rem] gap-6">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={group?.name}
        error={errors.name}
      />
      {group ? (
        <p className="text-[.9375rem]">
          <span className="text-mute">Course: </span>
          {rows.courses.get(group.courseId)?.title}
        </p>
      ) : (
        <SelectField
          label="Course"
          name="courseId"
          required
          placeholder="Choose one"
          hint="Only published courses are listed. The group takes the newest version."
          error={errors.courseId}
        >
          {offeredCourses(rows).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <DateField
          label="First day"
          name="starts"
          required
          defaultValue={group?.starts ?? today}
          error={errors.starts}
        />
        <DateField label="Last day" name="ends" required defaultValue={group?.ends} error={errors.ends} />
      </div>
      <CheckboxGroup
        label="Students"
        name="studentIds"
        required
        options={students.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={group?.studentIds}
        error={errors.studentIds}
        className="sm:grid sm:grid-cols-2 sm:gap-x-6 [&>p]:col-span-full"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {group ? 'Save group' : 'Create group'}
        </Button>
        <ButtonLink variant="ghost" size="small" href={hrefTo(['groups'])}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
