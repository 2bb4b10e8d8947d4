import { Upload } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ImportRows } from '../../../app-kit/import/import-rows.tsx';
import { useAskedOpen } from '../../../app-kit/place/use-asked-open.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { newId } from '../../actions/copy-course.ts';
import { importClass } from '../../actions/import-class.ts';
import { offeredCourses } from '../../lookup.ts';
import type { Used } from '../used.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use up to 80 characters.'),
});
const fields = [
  { name: 'name', label: 'Name', kind: 'text', alsoCalled: ['student', 'pupil', 'full name', 'participant'] },
] as const;

/** Brings a teacher's own list of students in, as a group of one of the courses. */
export function ImportClass({ used, today }: { used: Used; today: string }) {
  const { rows, change } = used;
  const courses = offeredCourses(rows);
  const [open, setOpen] = useAskedOpen('import');
  const [name, setName] = useState('My class');
  const [courseId, setCourseId] = useState(courses[0]?.id ?? '');
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
        Import a class
      </Button>
      <ImportRows
        open={open}
        onOpenChange={setOpen}
        heading="Import a class"
        noun={['student', 'students']}
        schema={schema}
        fields={fields}
        sample={'Name\nZoë Brown\nKwame Mensah'}
        onImport={(students) => {
          const facts = {
            name: name.trim() || 'My class',
            courseId,
            starts: today,
            ends: daysLater(today, 90),
          };
          const names = students.map((student) => student.name);
          const done = importClass(rows, names, facts, newId);
          if ('errors' in done) return toast({ title: Object.values(done.errors)[0] ?? '', tone: 'danger' });
          change(`Imported the group “${facts.name}”`, done.edits);
          toast({
            title: `“${facts.name}” is now a group`,
            text: 'This is its grade book. Give the group an assignment under Marking.',
            tone: 'done',
          });
          goTo([], { run: done.runId });
        }}
      >
        <TextField
          label="Name of the group"
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Course"
          value={courseId}
          onChange={(event) => setCourseId(event.currentTarget.value)}
        >
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </ImportRows>
    </>
  );
}
