import { z } from 'zod';
import type { FieldDefinition } from '../../../app-kit/form/field-definition.ts';
import { RecordSheet } from '../../../app-kit/form/record-sheet.tsx';
import type { Lesson } from '../../lesson.ts';

const wrongMinutes = 'Enter the minutes as a whole number from 1 to 240.';
const schema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Give the lesson a title.')
    .max(80, 'Use up to 80 characters for the title.'),
  minutes: z.int(wrongMinutes).min(1, wrongMinutes).max(240, wrongMinutes),
});
type LessonDetails = z.output<typeof schema>;

const fields: readonly FieldDefinition<keyof LessonDetails>[] = [
  { name: 'title', label: 'Title', kind: 'text', wide: true },
  { name: 'minutes', label: 'Duration in minutes', kind: 'number', wide: true },
];

interface LessonSheetProps {
  /** The lesson that is changed; without one a new one is added. */
  lesson?: Lesson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (details: LessonDetails) => void;
}

/** What a lesson is called, and how long it takes. */
export function LessonSheet({ lesson, open, onOpenChange, onSave }: LessonSheetProps) {
  return (
    <RecordSheet
      heading={lesson ? 'Lesson details' : 'New lesson'}
      schema={schema}
      fields={fields}
      initial={{ title: lesson?.title, minutes: lesson?.minutes ?? 10 }}
      record={lesson ? `${lesson.title} ${lesson.minutes}` : undefined}
      save={lesson ? 'Save details' : 'Add lesson'}
      open={open}
      onOpenChange={onOpenChange}
      onSave={(details) => {
        onSave(details);
        return null;
      }}
    />
  );
}
