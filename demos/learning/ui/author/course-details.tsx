import { z } from 'zod';
import type { FieldDefinition } from '../../../app-kit/form/field-definition.ts';
import { RecordSheet } from '../../../app-kit/form/record-sheet.tsx';
import { courseFacts, type Draft, levels } from '../../records.ts';

const schema = z.object(courseFacts);
type CourseDetails = z.output<typeof schema>;

/** A level as people read it: Beginner. */
export const levelSaid = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

const fields: readonly FieldDefinition<keyof CourseDetails>[] = [
  { name: 'title', label: 'Title', kind: 'text', wide: true },
  { name: 'lead', label: 'Summary', kind: 'long', hint: 'What people will be able to do afterwards.' },
  {
    name: 'level',
    label: 'Level',
    kind: 'choice',
    wide: true,
    choices: levels.map((level) => ({ value: level, label: levelSaid(level) })),
  },
];

interface CourseSheetProps {
  /** The course that is changed; without one a new one is created. */
  draft?: Draft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (details: CourseDetails) => void;
}

/** What a course says of itself: title, summary and level. */
export function CourseSheet({ draft, open, onOpenChange, onSave }: CourseSheetProps) {
  return (
    <RecordSheet
      heading={draft ? 'Course details' : 'New course'}
      schema={schema}
      fields={fields}
      initial={draft && { title: draft.title, lead: draft.lead, level: draft.level }}
      record={draft ? JSON.stringify([draft.title, draft.lead, draft.level]) : undefined}
      save={draft ? 'Save details' : 'Create course'}
      open={open}
      onOpenChange={onOpenChange}
      onSave={(details) => {
        onSave(details);
        return null;
      }}
    />
  );
}
