import { Plus } from 'lucide-react';
import { useState } from 'react';
import { countWords } from '#engines/lesson-text/sections.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { newId } from '../../actions/copy-course.ts';
import { moveLesson, putLesson, removeLesson } from '../../actions/edit-course.ts';
import { gapsIn, stateOfDraft } from '../../actions/publish-course.ts';
import type { Lesson } from '../../lesson.ts';
import { versionsOf } from '../../lookup.ts';
import type { Draft } from '../../records.ts';
import type { Used } from '../used.ts';
import { levelSaid } from './course-details.tsx';
import { LessonSheet } from './lesson-sheet.tsx';
import { MovingRows } from './moving-rows.tsx';
import { StateBadge } from './state-badge.tsx';

function lessonNote({ text, minutes, questions }: Lesson): string {
  const words = countWords(text);
  const asked = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return `${words === 0 ? 'No text yet' : `${words} words`}, ${asked}, ${minutes} min`;
}

/** What students see of the course now, and what is still missing. */
function Standing({ used, draft }: { used: Used; draft: Draft }) {
  const state = stateOfDraft(used.rows, draft);
  const gaps = state === 'published' ? [] : gapsIn(draft);
  const number = versionsOf(used.rows, draft.id)[0]?.number;
  return (
    <section aria-label="Status" className="h-fit rounded-card bg-hue p-6 text-on-hue">
      <p className="font-display text-[1.25rem] leading-snug font-semibold tracking-[-.02em] text-pretty">
        {draft.lead}
      </p>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-[.9375rem]">
        <dt>Level</dt>
        <dd className="font-medium">{levelSaid(draft.level)}</dd>
        <dt>Takes</dt>
        <dd className="font-medium">{draft.lessons.reduce((sum, { minutes }) => sum + minutes, 0)} min</dd>
        {number ? (
          <>
            <dt>Version</dt>
            <dd className="font-medium">{number}</dd>
          </>
        ) : null}
      </dl>
      <div className="mt-5 rounded-input bg-paper px-4 py-3 text-[.9375rem] text-ink">
        <StateBadge state={state} />
        {gaps.length > 0 ? (
          <>
            <p className="mt-2">Before you can publish it:</p>
            <ul className="mt-1 list-disc ps-5">
              {gaps.map(({ said, lessonId }) => (
                <li key={said}>
                  {lessonId ? (
                    <a
                      href={hrefTo(['course', draft.id, lessonId])}
                      className="inline-flex min-h-11 items-center text-accent underline underline-offset-[3px]"
                    >
                      {said}
                    </a>
                  ) : (
                    said
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** A course with its lessons in their order. */
export function CourseEditor({ used, draft }: { used: Used; draft: Draft }) {
  const { change } = used;
  const [adds, setAdds] = useState(false);
  const titleOf = (id: string) => draft.lessons.find((each) => each.id === id)?.title ?? '';
  return (
    <div className="@container">
      <div className="grid max-w-[72rem] gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="lessons" className="min-w-0">
          <h2 id="lessons" className="mb-3 text-[1.375rem]">
            Lessons
          </h2>
          {draft.lessons.length === 0 ? (
            <p className="mb-4 text-mute">The lessons will be listed here in order. Add the first one.</p>
          ) : (
            <MovingRows
              label="Lessons"
              rows={draft.lessons.map((lesson) => ({
                id: lesson.id,
                name: lesson.title,
                note: lessonNote(lesson),
                href: hrefTo(['course', draft.id, lesson.id]),
              }))}
              onMove={(id, to) => change(`Moved “${titleOf(id)}”`, moveLesson(draft, id, to))}
              onRemove={(id) => change(`Removed “${titleOf(id)}”`, removeLesson(draft, id))}
            />
          )}
          <Button variant="ghost" size="small" onClick={() => setAdds(true)} className="mt-4">
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            Add lesson
          </Button>
        </section>
        <Standing used={used} draft={draft} />
      </div>
      <LessonSheet
        open={adds}
        onOpenChange={setAdds}
        onSave={({ title, minutes }) => {
          const lesson: Lesson = {
            id: newId(),
            title,
            minutes,
            text: '',
            exercises: [],
            questions: [],
            cards: [],
          };
          change(`Added “${title}”`, putLesson(draft, lesson));
          goTo(['course', draft.id, lesson.id]);
        }}
      />
    </div>
  );
}
