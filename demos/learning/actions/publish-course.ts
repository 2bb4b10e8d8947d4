import { versionsOf } from '../lookup.ts';
import type { Draft, LearningEdit, LearningRows } from '../records.ts';

/** How a draft stands to what students see. */
export type DraftState = 'draft' | 'published' | 'changed' | 'withdrawn';

/** Whether everything of a draft is in the newest version. */
function isAsPublished(rows: LearningRows, draft: Draft): boolean {
  const [newest] = versionsOf(rows, draft.id);
  const course = rows.courses.get(draft.id);
  if (!newest || !course) return false;
  const { title, lead, level, lessons } = draft;
  const published = [course.title, course.lead, course.level, newest.lessons];
  return JSON.stringify([title, lead, level, lessons]) === JSON.stringify(published);
}

export function stateOfDraft(rows: LearningRows, draft: Draft): DraftState {
  const course = rows.courses.get(draft.id);
  if (!course) return 'draft';
  if (course.isWithdrawn) return 'withdrawn';
  return isAsPublished(rows, draft) ? 'published' : 'changed';
}

/** What keeps a draft from being published, with the lesson it is about. */
interface Gap {
  said: string;
  lessonId?: string;
}

/** What is missing before anybody can take the course. */
export function gapsIn({ lessons }: Draft): Gap[] {
  if (lessons.length === 0) return [{ said: 'The course has no lessons yet.' }];
  return lessons
    .filter(({ text }) => text.trim() === '')
    .map(({ id, title }) => ({ said: `“${title}” has no text yet.`, lessonId: id }));
}

/** Puts the draft before students: as a new version where something changed, or as it was where it was withdrawn. */
export function publishCourse(
  rows: LearningRows,
  draft: Draft,
  day: string,
): { edits: LearningEdit[] } | { problem: string } {
  const [gap] = gapsIn(draft);
  if (gap) return { problem: gap.said };
  const { id, title, lead, level, lessons } = draft;
  const course: LearningEdit = { in: 'courses', id, row: { id, title, lead, level, isWithdrawn: false } };
  if (isAsPublished(rows, draft)) return { edits: [course] };
  const number = (versionsOf(rows, id)[0]?.number ?? 0) + 1;
  const row = { id: `${id}-v${number}`, courseId: id, number, publishedOn: day, note: '', lessons };
  return { edits: [course, { in: 'versions', id: row.id, row }] };
}

/** Takes a course off the list; students who have begun it keep it. */
export function withdrawCourse(rows: LearningRows, courseId: string): LearningEdit[] {
  const course = rows.courses.get(courseId);
  return course ? [{ in: 'courses', id: courseId, row: { ...course, isWithdrawn: true } }] : [];
}

/** Deletes a draft. A course that groups have begun is withdrawn; one that nobody has begun goes with it. */
export function deleteDraft(rows: LearningRows, courseId: string): LearningEdit[] {
  const gone: LearningEdit = { in: 'drafts', id: courseId, row: null };
  if ([...rows.runs.values()].some((run) => run.courseId === courseId))
    return [gone, ...withdrawCourse(rows, courseId)];
  const versions = versionsOf(rows, courseId).map(
    ({ id }): LearningEdit => ({ in: 'versions', id, row: null }),
  );
  return [gone, { in: 'courses', id: courseId, row: null }, ...versions];
}
