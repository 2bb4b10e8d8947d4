import { AArrowDown, AArrowUp } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { isRecord } from '#lib/files/shape.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { keepState, keptState } from '../../../kit/share/kept-state.ts';
import { lessonsOf, nextLesson, runsOf } from '../../lookup.ts';
import type { LearningRows } from '../../records.ts';
import { me } from '../../seed/people.ts';
import { type ReadingSize, readingSizes } from '../player/lesson-text.tsx';
import { Player } from '../player/player.tsx';
import type { ScreenProps, ShownScreen } from '../screen.ts';

/** The run and lesson of a place; without them the ones to go on with. */
function lessonAt(rows: LearningRows, runId: string | undefined, lessonId: string | undefined) {
  const own = runsOf(rows, me.student);
  const run = rows.runs.get(runId ?? '') ?? own[0];
  if (!run) return null;
  const lesson = lessonsOf(rows, run).find(({ id }) => id === lessonId) ?? nextLesson(rows, run, me.student);
  return lesson ? { run, lesson } : null;
}

interface LessonPlace {
  runId?: string;
  lessonId?: string;
}

/** Where the student was last in this browser: empty where that is nowhere, null until it is known. */
function useLastPlace() {
  const [last, setLast] = useState<LessonPlace | null>(null);
  useEffect(() => {
    const kept = keptState('learning-place');
    const { runId, lessonId } = isRecord(kept) ? kept : {};
    setLast(typeof runId === 'string' && typeof lessonId === 'string' ? { runId, lessonId } : {});
  }, []);
  const remember = useCallback((place: LessonPlace) => {
    setLast(place);
    keepState('learning-place', place);
  }, []);
  return { last, remember };
}

function useReadingSize() {
  const [size, setSize] = useState<ReadingSize>('regular');
  useEffect(() => {
    const kept = readingSizes.find((each) => each === keptState('learning-size'));
    if (kept) setSize(kept);
  }, []);
  const step = (by: number) => {
    const next = readingSizes[readingSizes.indexOf(size) + by];
    if (!next) return;
    setSize(next);
    keepState('learning-size', next);
  };
  return { size, step };
}

/** The lesson that is taken: the one in the address, or the one to go on with. */
export function useLessonScreen({ used, role, place, today }: ScreenProps): ShownScreen | null {
  const { rows } = used;
  const [first, runId, lessonId] = place.path;
  const { last, remember } = useLastPlace();
  const { size, step } = useReadingSize();
  const isHere = first === undefined || first === 'lesson';
  const asked = first === 'lesson' ? { runId, lessonId } : (last ?? {});
  const found = isHere ? lessonAt(rows, asked.runId, asked.lessonId) : null;
  // The first place is kept, too: finishing a lesson must not lead away from it. Others only look in.
  const isTaken = role === 'student' && used.ready && last !== null;
  const [openRun, openLesson] = isTaken && found ? [found.run.id, found.lesson.id] : [];
  useEffect(() => {
    if (openRun && openLesson) remember({ runId: openRun, lessonId: openLesson });
  }, [openRun, openLesson, remember]);
  if (!isHere) return null;
  if (!found)
    return {
      title: 'No course yet',
      body: <p className="text-mute">Your lessons appear here once a teacher adds you to a group.</p>,
    };
  const { run, lesson } = found;
  const lessons = lessonsOf(rows, run);
  return {
    title: lesson.title,
    beside: (
      <span className="text-mute">
        Lesson {lessons.indexOf(lesson) + 1} of {lessons.length}, about {lesson.minutes} minutes
      </span>
    ),
    actions: (
      <>
        <IconButton
          label="Smaller text"
          icon={AArrowDown}
          aria-disabled={size === 'small'}
          onClick={() => step(-1)}
          className="aria-disabled:opacity-45"
        />
        <IconButton
          label="Larger text"
          icon={AArrowUp}
          aria-disabled={size === 'large'}
          onClick={() => step(1)}
          className="aria-disabled:opacity-45"
        />
      </>
    ),
    body: (
      <Player
        used={used}
        run={run}
        lesson={lesson}
        studentId={me.student}
        today={today}
        size={size}
        at={place.asked.get('at')}
      />
    ),
  };
}
