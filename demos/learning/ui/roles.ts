import {
  BookOpen,
  ClipboardCheck,
  FileUp,
  Footprints,
  Library,
  NotebookPen,
  PencilRuler,
  Repeat,
  Table2,
  Users,
} from 'lucide-react';
import type { Screen } from '../../app-kit/shell/nav.tsx';
import type { Role } from '../../app-kit/shell/role-choice.tsx';
import { isOpen } from '../actions/hand-in.ts';
import { assignmentsOfStudent, handInOf } from '../lookup.ts';
import type { LearningRows } from '../records.ts';
import { me } from '../seed/people.ts';

export type RoleId = keyof typeof me;

/** Who one can be here. */
export const roles: readonly Role[] = [
  { id: 'student', label: 'Student', person: 'Noa Feldman' },
  { id: 'teacher', label: 'Teacher', person: 'Idris Bello' },
  { id: 'author', label: 'Author', person: 'Carys Whitfield' },
];

export const isRole = (id: unknown): id is RoleId => roles.some((role) => role.id === id);

/** The screens of each role, the first of which opens first. */
export const screensOf: Readonly<Record<RoleId, readonly Screen[]>> = {
  student: [
    { id: '', label: 'Lesson', Icon: BookOpen },
    { id: 'courses', label: 'Courses', Icon: Library },
    { id: 'tasks', label: 'Tasks', Icon: FileUp },
    { id: 'practice', label: 'Practice', Icon: Repeat },
    { id: 'notes', label: 'Notes', Icon: NotebookPen },
  ],
  teacher: [
    { id: '', label: 'Grades', Icon: Table2 },
    { id: 'assignments', label: 'Marking', Icon: ClipboardCheck },
    { id: 'groups', label: 'Groups', Icon: Users },
    { id: 'stops', label: 'Stops', Icon: Footprints },
  ],
  author: [
    { id: '', label: 'Courses', Icon: PencilRuler },
    { id: 'stops', label: 'Stops', Icon: Footprints },
  ],
};

/** What waits for a role, by the id of its screen: work to hand in, or work to mark. */
export function waitingFor(
  rows: LearningRows,
  role: RoleId,
  today: string,
): Readonly<Record<string, number>> {
  if (role === 'teacher')
    return { assignments: [...rows.handIns.values()].filter(({ levels }) => levels === null).length };
  if (role === 'author') return {};
  const open = assignmentsOfStudent(rows, me.student, today).filter(
    ({ assignment }) => isOpen(assignment, today) && !handInOf(rows, assignment.id, me.student),
  );
  return { tasks: open.length };
}
