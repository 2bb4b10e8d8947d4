import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  Footprints,
  Library,
  NotebookPen,
  Repeat,
  Table2,
} from 'lucide-react';
import type { Screen } from '../../app-kit/shell/nav.tsx';
import type { Role } from '../../app-kit/shell/role-choice.tsx';
import type { me } from '../seed/people.ts';

export type RoleId = keyof typeof me;

/** Who one can be here. */
export const roles: readonly Role[] = [
  { id: 'student', label: 'Student', person: 'Noa Feldman' },
  { id: 'teacher', label: 'Teacher', person: 'Idris Bello' },
];

export const isRole = (id: unknown): id is RoleId => roles.some((role) => role.id === id);

/** The screens of each role, the first of which opens first. */
export const screensOf: Readonly<Record<RoleId, readonly Screen[]>> = {
  student: [
    { id: '', label: 'Lesson', Icon: BookOpen },
    { id: 'courses', label: 'Courses', Icon: Library },
    { id: 'practice', label: 'Practice', Icon: Repeat },
    { id: 'notes', label: 'Notes', Icon: NotebookPen },
    { id: 'progress', label: 'Progress', Icon: ChartNoAxesColumn },
  ],
  teacher: [
    { id: '', label: 'Grades', Icon: Table2 },
    { id: 'assignments', label: 'Marking', Icon: ClipboardCheck },
    { id: 'stops', label: 'Stops', Icon: Footprints },
  ],
};
