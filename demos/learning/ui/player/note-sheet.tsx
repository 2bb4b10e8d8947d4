import { type FormEvent, useId, useState } from 'react';
import type { LessonSection } from '#engines/lesson-text/sections.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';

interface NoteSheetProps {
  section: LessonSection;
  onClose: () => void;
  /** Saves the note; returns the problem when there is one. */
  onSave: (text: string) => string | null;
}

/** Where a note to a section is written. */
export function NoteSheet({ section, onClose, onSave }: NoteSheetProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | undefined>();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    const refused = onSave(text);
    if (refused) setProblem(refused);
    else onClose();
  }
  return (
    <Sheet id={id} heading="Add a note" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Form onSubmit={save} noValidate className="grid gap-5">
        <p className="text-mute">
          {section.heading
            ? `It will appear beside “${section.heading}”.`
            : 'It will appear at the beginning of the lesson.'}
        </p>
        <TextArea label="Your note" name="text" rows={5} error={problem} maxLength={4000} autoFocus />
        <Button type="submit">Save note</Button>
      </Form>
    </Sheet>
  );
}
