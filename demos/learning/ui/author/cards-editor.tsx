import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { FieldDefinition } from '../../../app-kit/form/field-definition.ts';
import { RecordSheet } from '../../../app-kit/form/record-sheet.tsx';
import { newId } from '../../actions/copy-course.ts';
import { putCard, removeCard } from '../../actions/edit-course.ts';
import type { Lesson } from '../../lesson.ts';
import type { Draft } from '../../records.ts';
import type { Used } from '../used.ts';

const schema = z.object({
  front: z.string().trim().min(1, 'Enter the question on the card.').max(400, 'Use up to 400 characters.'),
  back: z.string().trim().min(1, 'Enter the answer on the card.').max(600, 'Use up to 600 characters.'),
});
const fields: readonly FieldDefinition<keyof z.output<typeof schema>>[] = [
  { name: 'front', label: 'Question', kind: 'long' },
  { name: 'back', label: 'Answer', kind: 'long' },
];

/** The cards that students practise after a lesson. */
export function CardsEditor({
  used: { change },
  draft,
  lesson,
}: {
  used: Used;
  draft: Draft;
  lesson: Lesson;
}) {
  const [adds, setAdds] = useState(false);
  return (
    <section aria-labelledby="cards" className="min-w-0">
      <h2 id="cards" className="text-[1.375rem]">
        Practice cards
      </h2>
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">
        Once a student has finished the lesson, its cards come up in Practice.
      </p>
      {lesson.cards.length > 0 ? (
        <ul className="rounded-card border border-line bg-raised">
          {lesson.cards.map(({ id, front, back }) => (
            <li key={id} className="flex items-start gap-3 border-b border-line py-2 ps-4 pe-2 last:border-0">
              <div className="min-w-0 flex-1 py-1.5">
                <p className="font-medium">{front}</p>
                <p className="text-mute">{back}</p>
              </div>
              <IconButton
                label={`Remove the card “${front}”`}
                icon={Trash2}
                variant="plain"
                onClick={() => change('Removed a card', removeCard(draft, lesson, id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="ghost" size="small" onClick={() => setAdds(true)} className="mt-4">
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add card
      </Button>
      <RecordSheet
        heading="New card"
        schema={schema}
        fields={fields}
        save="Add card"
        open={adds}
        onOpenChange={setAdds}
        onSave={(card) => {
          change('Added a card', putCard(draft, lesson, { id: newId(), ...card }));
          return null;
        }}
      />
    </section>
  );
}
