import { GraduationCap } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { hrefTo } from '../../app-kit/place/place.ts';
import { goTo, usePlace } from '../../app-kit/place/use-place.ts';
import { today as thisDay, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { learning } from '../application.ts';
import { findIn, findInDrafts } from '../find.ts';
import { authorScreen } from './author/author-screens.tsx';
import { isRole, type RoleId, roles, screensOf, waitingFor } from './roles.ts';
import type { ShownScreen } from './screen.ts';
import { useLessonScreen } from './student/lesson-screen.tsx';
import { studentScreen } from './student/student-screens.tsx';
import { teacherScreen } from './teacher/teacher-screens.tsx';

/** From the visitor's own class to its grades. */
const firstSteps = [
  {
    label: 'Import your class',
    note: 'A list of names makes a group.',
    href: hrefTo(['groups'], { import: 'yes' }),
    role: 'teacher',
  },
  {
    label: 'Take a lesson',
    note: 'Its exercises run in the page.',
    href: hrefTo(['courses']),
    role: 'student',
  },
  { label: 'Export the grades', note: 'A CSV of the grade book.', href: hrefTo([]), role: 'teacher' },
];

interface LearningAppProps {
  /** Today, as the server sees it. */
  day: string;
  /** Whose eyes it opens with. */
  startRole?: RoleId;
  /** Inside a case study. */
  framed?: boolean;
  /** The button that saves the demo. */
  save?: ReactNode;
}

/** The screen that a place belongs to, where it is not one of its own. */
const within: Readonly<Record<string, string>> = { lesson: '', course: '', progress: 'courses' };

const nowhere: ShownScreen = {
  title: 'This page doesn’t exist',
  body: (
    <p className="text-mute">
      The link may be from another version.{' '}
      <a href="#/" className="text-accent underline underline-offset-[3px]">
        Go to the first page
      </a>
      .
    </p>
  ),
};

/** Learning: courses that are taken, taught and written in one place. */
export function LearningApp({ day, startRole = 'student', framed = false, save }: LearningAppProps) {
  const used = useSandbox(learning, day);
  const place = usePlace();
  const [role, setRole] = useState<RoleId>(startRole);
  const [today, setToday] = useState(day);
  useEffect(() => {
    setToday(thisDay());
    const kept = keptState(`learning-role-${startRole}`);
    if (isRole(kept)) setRole(kept);
  }, [startRole]);
  const props = { used, role, place, today };
  const lesson = useLessonScreen(props);
  const [first = ''] = place.path;
  const waiting = waitingFor(used.rows, role, today);
  const screenOf = {
    student: () => lesson ?? studentScreen(props),
    teacher: teacherScreen,
    author: authorScreen,
  };
  const own = screenOf[role](props);
  // A teacher who follows a link into a lesson reads it as it is taught.
  const shown = own ?? (first === 'lesson' ? lesson : null) ?? nowhere;
  return (
    <AppShell
      id="learning"
      name="Learning"
      mark={<GraduationCap size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="Take a course whose exercises run in the page, mark its students as their teacher, or write a course of your own."
      hue="pink"
      look="rail"
      framed={framed}
      screens={screensOf[role].map((screen) => ({ ...screen, waiting: waiting[screen.id] }))}
      here={within[first] ?? first}
      title={shown.title}
      beside={shown.beside}
      actions={shown.actions}
      used={used}
      roles={roles}
      role={role}
      onRole={(next) => {
        if (!isRole(next)) return;
        setRole(next);
        keepState(`learning-role-${startRole}`, next);
        goTo([]);
      }}
      firstSteps={firstSteps}
      findable={role === 'author' ? 'your courses, lessons and questions' : 'lessons, notes and questions'}
      find={(words) => (role === 'author' ? findInDrafts : findIn)(used.rows, words)}
      save={save}
    >
      {shown.body}
    </AppShell>
  );
}
