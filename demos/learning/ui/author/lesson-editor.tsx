import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { moveQuestion, putLesson, removeExercise, removeQuestion } from '../../actions/edit-course.ts';
import type { Lesson } from '../../lesson.ts';
import type { Draft } from '../../records.ts';
import { kindSaid } from '../../typed-question.ts';
import type { Used } from '../used.ts';
import { CardsEditor } from './cards-editor.tsx';
import { LessonSheet } from './lesson-sheet.tsx';
import { LessonWriting } from './lesson-writing.tsx';
import { MovingRows } from './moving-rows.tsx';
import { previewHref } from './preview-screen.tsx';

interface LessonProps {
  used: Used;
  draft: Draft;
  lesson: Lesson;
}

export function LessonActions({ used: { change }, draft, lesson }: LessonProps) {
  const [opens, setOpens] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpens(true)}>
        <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
        Title and minutes
      </Button>
      <ButtonLink size="small" variant="ink" href={previewHref(draft.id, lesson.id)}>
        <Eye size={18} strokeWidth={1.5} aria-hidden="true" />
        Preview
      </ButtonLink>
      <LessonSheet
        lesson={lesson}
        open={opens}
        onOpenChange={setOpens}
        onSave={(details) =>
          change(`Changed the details of “${details.title}”`, putLesson(draft, { ...lesson, ...details }))
        }
      />
    </>
  );
}

function Questions({ used: { change }, draft, lesson }: LessonProps) {
  const place = ['course', draft.id, lesson.id, 'question'];
  return (
    <section aria-labelledby="questions" className="min-w-0">
      <h2 id="questions" className="mb-3 text-[1.375rem]">
        Quiz
      </h2>
      {lesson.questions.length === 0 ? (
        <p className="mb-4 text-mute">
          A lesson without questions has no quiz. Answers are marked immediately, and partly right answers
          earn points.
        </p>
      ) : (
        <MovingRows
          label="Questions"
          rows={lesson.questions.map(({ id, ask, kind, points }) => ({
            id,
            name: ask,
            note: `${kindSaid(kind)}, ${points === 1 ? '1 point' : `${points} points`}`,
            href: hrefTo([...place, id]),
          }))}
          onMove={(id, to) => change('Moved a question', moveQuestion(draft, lesson, id, to))}
          onRemove={(id) => change('Removed a question', removeQuestion(draft, lesson, id))}
        />
      )}
      <ButtonLink variant="ghost" size="small" href={hrefTo([...place, 'new'])} className="mt-4">
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add question
      </ButtonLink>
    </section>
  );
}

/** Exercises come with a copied course: they are marked by running them, so they are kept or removed as they are. */
function Exercises({ used: { change }, draft, lesson }: LessonProps) {
  if (lesson.exercises.length === 0) return null;
  return (
    <section aria-labelledby="exercises" className="min-w-0">
      <h2 id="exercises" className="text-[1.375rem]">
        Exercises
      </h2>
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">
        They came with the course that you copied. You can keep or remove them.
      </p>
      <ul className="rounded-card border border-line bg-raised">
        {lesson.exercises.map(({ id, task }) => (
          <li
            key={id}
            className="flex items-center gap-3 border-b border-line py-1.5 ps-4 pe-2 last:border-0"
          >
            <p className="min-w-0 flex-1 py-1.5">{task}</p>
            <IconButton
              label={`Remove the exercise “${task}”`}
              icon={Trash2}
              variant="plain"
              onClick={() => change('Removed an exercise', removeExercise(draft, lesson, id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lesson: its text beside how it reads, then what is asked about it. */
export function LessonEditor({ used, draft, lesson }: LessonProps) {
  return (
    <div className="@container">
      <LessonWriting
        text={lesson.text}
        onText={(text) =>
          used.change(`Edited the text of “${lesson.title}”`, putLesson(draft, { ...lesson, text }))
        }
      />
      <div className="mt-10 grid max-w-[52rem] gap-10">
        <Questions used={used} draft={draft} lesson={lesson} />
        <Exercises used={used} draft={draft} lesson={lesson} />
        <CardsEditor used={used} draft={draft} lesson={lesson} />
      </div>
    </div>
  );
}
