import { GraduationCap } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { goTo, usePlace } from '../../app-kit/place/use-place.ts';
import { today as thisDay, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { learning } from '../application.ts';
import { findIn } from '../find.ts';
import { isRole, type RoleId, roles, screensOf } from './roles.ts';
import type { ShownScreen } from './screen.ts';
import { useLessonScreen } from './student/lesson-screen.tsx';
import { studentScreen } from './student/student-screens.tsx';
import { teacherScreen } from './teacher/teacher-screens.tsx';

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

const nowhere: ShownScreen = {
  title: 'This page isn’t here',
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
  const own = role === 'teacher' ? teacherScreen(props) : (lesson ?? studentScreen(props));
  // A teacher who follows a link into a lesson reads it as it is taught.
  const shown = own ?? (first === 'lesson' ? lesson : null) ?? nowhere;
  return (
    <AppShell
      id="learning"
      name="Learning"
      mark={<GraduationCap size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="Take a course whose exercises run in the page, or mark its students as their teacher."
      hue="pink"
      look="rail"
      framed={framed}
      screens={screensOf[role]}
      here={first === 'lesson' ? '' : first}
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
      findable="lessons, notes and questions"
      find={(words) => findIn(used.rows, words)}
      save={save}
    >
      {shown.body}
    </AppShell>
  );
}
