import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Lesson } from '../lesson.ts';
import type { Records } from '../records.ts';
import { seedAssignments } from './assignments.ts';
import { seedGroups } from './groups.ts';
import { people } from './people.ts';
import { seedProgress } from './progress.ts';
import { seedPosts } from './talk.ts';

/** Two groups in the middle of their course, and the visitor at its beginning. */
export function seed(day: string): ListsOf<Records> {
  const groups = seedGroups(day);
  const lessons = new Map<string, readonly Lesson[]>(
    groups.versions.map((version) => [version.id, version.lessons]),
  );
  const taken = seedProgress(day, groups.runs, (run) => lessons.get(run.versionId) ?? []);
  return {
    people,
    ...groups,
    drafts: [],
    files: [],
    ...taken,
    ...seedAssignments(day),
    marks: [],
    reviews: [],
    posts: seedPosts(day),
  };
}
