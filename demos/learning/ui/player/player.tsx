import { useMemo, useState } from 'react';
import { type LessonSection, readSections } from '#engines/lesson-text/sections.ts';
import { AudioPlayer } from '#ui/media/audio-player.tsx';
import { addNote, toggleBookmark } from '../../actions/keep-marks.ts';
import { finishLesson, handInQuiz, tryExercise, type Where } from '../../actions/take-lesson.ts';
import { recordingOf } from '../../courses/recordings.ts';
import type { Lesson } from '../../lesson.ts';
import { attemptsIn, courseOf, lessonsOf, marksIn, progressIn } from '../../lookup.ts';
import type { Run } from '../../records.ts';
import { ExerciseBench } from '../bench/exercise-bench.tsx';
import { Quiz } from '../quiz/quiz.tsx';
import type { Used } from '../used.ts';
import { Discussion } from './discussion.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { LessonPath } from './lesson-path.tsx';
import { LessonText, type ReadingSize } from './lesson-text.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { showSection, useReadTo } from './reading-place.ts';

interface PlayerProps {
  used: Used;
  run: Run;
  lesson: Lesson;
  studentId: string;
  today: string;
  size: ReadingSize;
  /** The section that the address asks for. */
  at: string | null;
}

/** Takes a lesson: its text beside the exercises, then the questions and what others asked. */
export function Player({ used, run, lesson, studentId, today, size, at }: PlayerProps) {
  const { rows, change } = used;
  const [noted, setNoted] = useState<LessonSection | null>(null);
  const sections = useMemo(() => readSections(lesson.text), [lesson.text]);
  const headings = useMemo(() => new Map(sections.map(({ id, heading }) => [id, heading])), [sections]);
  const recording = useMemo(() => recordingOf(lesson), [lesson]);
  const lessons = lessonsOf(rows, run);
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  const where: Where = { run, studentId, lesson, day: today };
  const progress = progressIn(rows, run, studentId, lesson.id);
  const marks = marksIn(rows, run, studentId, lesson.id);
  const hasExercises = lesson.exercises.length > 0;
  useReadTo(`${run.id}.${lesson.id}`, at);

  return (
    <div className="@container">
      <LessonPath
        course={courseOf(rows, run)?.title ?? ''}
        runId={run.id}
        lessons={lessons}
        here={lesson}
        isDone={({ id }) => Boolean(progressIn(rows, run, studentId, id)?.doneOn)}
      />
      <div
        className={`mt-6 grid grid-cols-1 gap-x-10 gap-y-10 ${hasExercises ? '@4xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] @6xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]' : 'max-w-[46rem]'}`}
      >
        <article className="min-w-0">
          {recording ? (
            <AudioPlayer
              key={lesson.id}
              recording={recording}
              size="small"
              className="mb-6 max-w-[42rem] print:hidden"
            />
          ) : null}
          <LessonText
            sections={sections}
            size={size}
            marks={marks}
            onBookmark={({ id, heading }) => {
              const isOn = marks.some((each) => each.kind === 'bookmark' && each.sectionId === id);
              const name = heading || lesson.title;
              change(
                isOn ? `Removed the bookmark at “${name}”` : `Added a bookmark at “${name}”`,
                toggleBookmark(rows, where, id),
              );
            }}
            onNote={setNoted}
          />
        </article>
        {hasExercises ? (
          <div className="min-w-0 print:hidden @4xl:row-span-2">
            <div className="@4xl:sticky @4xl:top-4 @4xl:max-h-[calc(100dvh-2rem)] @4xl:overflow-y-auto @4xl:rounded-card">
              <ExerciseBench
                key={lesson.id}
                lesson={lesson}
                progress={progress}
                onTry={(exercise, isRight) =>
                  change(
                    isRight
                      ? `Solved an exercise of “${lesson.title}”`
                      : `Tried an exercise of “${lesson.title}”`,
                    tryExercise(rows, where, exercise.id, isRight),
                  )
                }
              />
            </div>
          </div>
        ) : null}
        <div className="min-w-0 max-w-[42rem]">
          {lesson.questions.length > 0 ? (
            <Quiz
              key={`${run.id}.${lesson.id}`}
              lesson={lesson}
              headings={headings}
              attempts={attemptsIn(rows, run, studentId, lesson.id)}
              onHandIn={(answers) =>
                change(`Handed in the quiz of “${lesson.title}”`, handInQuiz(rows, where, answers))
              }
              onPassage={showSection}
            />
          ) : null}
          <LessonEnd
            runId={run.id}
            before={lessons[place - 1]}
            after={lessons[place + 1]}
            isDone={Boolean(progress?.doneOn)}
            onFinish={(isDone) =>
              change(
                isDone ? `Finished “${lesson.title}”` : `Opened “${lesson.title}” again`,
                finishLesson(rows, where, isDone),
              )
            }
          />
          <Discussion
            used={used}
            lesson={lesson}
            courseId={run.courseId}
            personId={studentId}
            today={today}
          />
        </div>
      </div>
      {noted ? (
        <NoteSheet
          section={noted}
          onClose={() => setNoted(null)}
          onSave={(text) => {
            const added = addNote(where, { id: crypto.randomUUID(), sectionId: noted.id, text });
            if ('problem' in added) return added.problem;
            change(`Added a note to “${noted.heading || lesson.title}”`, added.edits);
            return null;
          }}
        />
      ) : null}
    </div>
  );
}
