import { useState } from 'react';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { edited } from '../../../app-kit/sandbox/edits.ts';
import type { Lesson } from '../../lesson.ts';
import type { Draft, LearningEdit, LearningRows, Run } from '../../records.ts';
import { me } from '../../seed/people.ts';
import { Player } from '../player/player.tsx';
import type { Used } from '../used.ts';

const sign = 'preview.';

/** Where a draft is seen as a student would see it. */
export const previewHref = (courseId: string, lessonId: string): string =>
  hrefTo(['lesson', `${sign}${courseId}`, lessonId]);

/** The draft and lesson of such a place. */
export function previewedCourse(
  rows: LearningRows,
  [, runId = '', lessonId]: readonly string[],
): { draft: Draft; lesson: Lesson } | null {
  const draft = runId.startsWith(sign) ? rows.drafts.get(runId.slice(sign.length)) : undefined;
  const lesson = draft?.lessons.find(({ id }) => id === lessonId);
  return draft && lesson ? { draft, lesson } : null;
}

interface PreviewScreenProps {
  used: Used;
  draft: Draft;
  lesson: Lesson;
  today: string;
}

/** A draft in the student's player. What is done in it, quizzes included, is forgotten on leaving. */
export function PreviewScreen({ used, draft, lesson, today }: PreviewScreenProps) {
  const [done, setDone] = useState<readonly LearningEdit[]>([]);
  const { id, title, lead, level, lessons } = draft;
  const run: Run = {
    id: `${sign}${id}`,
    courseId: id,
    versionId: `${sign}${id}`,
    name: 'Preview',
    starts: today,
    ends: today,
    studentIds: [me.author],
  };
  const { rows } = edited(used.rows, [
    { in: 'courses', id, row: { id, title, lead, level } },
    {
      in: 'versions',
      id: run.versionId,
      row: { id: run.versionId, courseId: id, number: 1, publishedOn: today, note: '', lessons },
    },
    { in: 'runs', id: run.id, row: run },
    ...done,
  ]);
  return (
    <>
      <p className="mb-5 rounded-input border border-line bg-sunk px-4 py-3 text-[.9375rem]">
        This is what students see. Try everything. Your answers here aren’t saved.
      </p>
      <Player
        used={{ ...used, rows, change: (_, edits) => setDone((before) => [...before, ...edits]) }}
        run={run}
        lesson={lesson}
        studentId={me.author}
        today={today}
        size="regular"
        at={null}
      />
    </>
  );
}
