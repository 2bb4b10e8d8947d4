import type { LearningEdit, LearningRows } from '../records.ts';
import { type GroupErrors, saveGroup } from './group.ts';

/** How a class comes to a course. */
export interface ClassFacts {
  name: string;
  courseId: string;
  starts: string;
  ends: string;
}

/** A list of names as a group of a course. Whoever is here already under the same name is not made again. */
export function importClass(
  rows: LearningRows,
  names: readonly string[],
  facts: ClassFacts,
  newId: () => string,
): { runId: string; edits: LearningEdit[] } | { errors: GroupErrors } {
  const plain = (name: string) => name.normalize('NFC').trim().toLowerCase();
  const known = new Map([...rows.people.values()].map(({ id, name }) => [plain(name), id]));
  const edits: LearningEdit[] = [];
  const studentIds = new Set<string>();
  for (const typed of names) {
    const name = typed.normalize('NFC').trim();
    const id = known.get(plain(name)) ?? newId();
    if (!known.has(plain(name))) edits.push({ in: 'people', id, row: { id, name } });
    known.set(plain(name), id);
    studentIds.add(id);
  }
  const runId = newId();
  const saved = saveGroup(rows, { ...facts }, { id: runId, known: null, studentIds: [...studentIds] });
  return 'errors' in saved ? saved : { runId, edits: [...edits, ...saved.edits] };
}
