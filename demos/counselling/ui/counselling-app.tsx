import { CalendarPlus, Download, ListChecks, Signpost, UserPlus, UserRound, Users } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { goTo, usePlace } from '../../app-kit/place/use-place.ts';
import { today, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { download, downloadCsv } from '../../kit/export/download.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { standings, stepsOf } from '../actions/plan.ts';
import { planCalendar } from '../actions/plan-calendar.ts';
import { standingColumns, standingList } from '../actions/standing-list.ts';
import { counselling } from '../application.ts';
import { me } from '../seed/seed.ts';
import { AdviserScreen } from './adviser-screen.tsx';
import { ImportStudents } from './import-students.tsx';
import { PathsScreen } from './paths-screen.tsx';
import { PlanList } from './plan-list.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { StudentFile } from './student-file.tsx';
import { actWith, type CounsellingView, newId } from './use-counselling.ts';

const roles = [
  { id: 'student', label: 'Student', person: 'Mira Solheim' },
  { id: 'adviser', label: 'Adviser', person: 'Joan Castellani' },
] as const;

/** What an adviser looks at and changes of a student. */
const parts = [
  { value: 'plan', label: 'Plan' },
  { value: 'wishes', label: 'Wishes' },
  { value: 'paths', label: 'Paths' },
];
const titles = { '': 'Three paths for you', you: 'Your wishes and marks', plan: 'Your plan' };

/** From a student's wishes to a plan in their calendar, and from a school's list to a list of who needs help. */
const firstSteps = {
  student: [
    {
      label: 'Enter your wishes and marks',
      note: 'Add your budget as well.',
      href: hrefTo(['you']),
      role: 'student',
    },
    {
      label: 'Choose one of three paths',
      note: 'Each one comes with its dates.',
      href: hrefTo([]),
      role: 'student',
    },
    {
      label: 'Download the plan',
      note: 'Open it in your phone’s calendar.',
      href: hrefTo(['plan']),
      role: 'student',
    },
  ],
  adviser: [
    {
      label: 'Import your students',
      note: 'A CSV or Excel file with any columns.',
      href: hrefTo([], { import: 'yes' }),
    },
    { label: 'Open one of them', note: 'Choose a path together, and its dates become the plan.' },
    { label: 'Download the list', note: 'It shows who has missed a date or is about to.' },
  ],
};

/** Three paths for a student, a plan with dates, and the adviser's view over everybody. */
export function CounsellingApp({ firstDay }: { firstDay: string }) {
  const used = useSandbox(counselling, firstDay);
  const { path } = usePlace();
  const [role, setRole] = useState<string>('student');
  useEffect(() => {
    const kept = keptState('counselling-role');
    if (roles.some(({ id }) => id === kept)) setRole(String(kept));
  }, []);
  const { rows } = used;
  const day = used.ready ? today() : firstDay;
  const view: CounsellingView = { rows, day, act: actWith(used) };
  const adviser = role === 'adviser';
  const [first = '', id = '', part = ''] = path;
  const student = rows.students.get(adviser ? id : me);
  const here = !adviser && (first === 'you' || first === 'plan') ? first : '';
  const all = useMemo(() => standings(rows, day), [rows, day]);
  const urgent = all.filter(({ part }) => part === 'late' || part === 'soon').length;
  const title = adviser
    ? student && first === 'student'
      ? student.name
      : urgent === 0
        ? 'No one is about to miss a date'
        : `${urgent} ${urgent === 1 ? 'student needs' : 'students need'} you this week`
    : titles[here];

  function addStudent() {
    const fresh = newId();
    const marks = { maths: 50, language: 50, science: 50, arts: 50 };
    const row = {
      id: fresh,
      name: 'New student',
      wishes: [],
      marks,
      yearCents: 0,
      city: '',
      has: [],
      chosen: '',
    };
    view.act('Added a student', [{ in: 'students', id: fresh, row }]);
    goTo(['student', fresh]);
  }
  const editing = adviser && first === 'student' && student;

  return (
    <AppShell
      framed
      id="counselling"
      name="Signpost"
      mark={<Signpost size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="See three study paths for a student’s wishes and marks, a plan with dates, and the adviser’s view."
      hue="mint"
      look="top"
      screens={
        adviser
          ? [{ id: '', label: 'Students', Icon: Users, waiting: urgent }]
          : [
              { id: '', label: 'Paths', Icon: Signpost },
              { id: 'plan', label: 'Plan', Icon: ListChecks },
              { id: 'you', label: 'You', Icon: UserRound },
            ]
      }
      here={here}
      title={title}
      beside={
        editing && student.wishes.length > 0 ? (
          <Segmented
            label="View"
            showLabel={false}
            size="small"
            options={parts}
            value={parts.some(({ value }) => value === part) ? part : 'plan'}
            onValueChange={(value) =>
              goTo(value === 'plan' ? ['student', student.id] : ['student', student.id, value])
            }
          />
        ) : null
      }
      used={used}
      roles={roles}
      role={role}
      onRole={(next) => {
        setRole(next);
        keepState('counselling-role', next);
        goTo([]);
      }}
      firstSteps={firstSteps[adviser ? 'adviser' : 'student']}
      findable={adviser ? 'students and steps' : 'steps'}
      find={(words) => {
        const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
        const steps = [...rows.steps.values()].filter(
          ({ name, studentId }) => has(name) && (adviser || studentId === me),
        );
        const people = [...rows.students.values()].filter(({ name }) => adviser && has(name));
        return [
          ...people.map((each) => ({
            href: hrefTo(['student', each.id]),
            label: each.name,
            note: 'Student',
          })),
          ...steps.map((step) => ({
            href: adviser ? hrefTo(['student', step.studentId]) : hrefTo(['plan']),
            label: step.name,
            note: rows.students.get(step.studentId)?.name ?? '',
          })),
        ];
      }}
      actions={
        student && (here === 'plan' || editing) ? (
          <Button
            size="small"
            disabled={stepsOf(rows, student.id).every(({ done }) => done)}
            onClick={() =>
              download('plan.ics', planCalendar(stepsOf(rows, student.id), new Date()), 'text/calendar')
            }
          >
            <CalendarPlus size={16} strokeWidth={1.5} aria-hidden="true" />
            Download for my calendar
          </Button>
        ) : adviser ? (
          <>
            <IconButton
              label="Download the list of students"
              title="Download the list of students"
              icon={Download}
              variant="plain"
              disabled={all.length === 0}
              onClick={() => downloadCsv('students.csv', standingColumns, standingList(all))}
            />
            <ImportStudents view={view} />
            <Button size="small" onClick={addStudent}>
              <UserPlus size={16} strokeWidth={1.5} aria-hidden="true" />
              Add a student
            </Button>
          </>
        ) : null
      }
    >
      {adviser ? (
        editing ? (
          student.wishes.length === 0 || part === 'wishes' ? (
            <ProfileScreen
              key={student.id}
              by="adviser"
              view={view}
              student={student}
              back={['student', student.id, 'paths']}
            />
          ) : part === 'paths' ? (
            <PathsScreen view={view} student={student} plan={['student', student.id]} />
          ) : (
            <StudentFile view={view} student={student} />
          )
        ) : (
          <AdviserScreen all={all} />
        )
      ) : student ? (
        here === 'you' ? (
          <ProfileScreen key={student.id} by="student" view={view} student={student} back={[]} />
        ) : here === 'plan' ? (
          <PlanList view={view} student={student} />
        ) : student.wishes.length === 0 ? (
          <p className="border-t border-line py-8 text-mute">
            Say what you would like to do under{' '}
            <a href={hrefTo(['you'])} className="underline">
              You
            </a>
            , and you’ll see three paths here.
          </p>
        ) : (
          <PathsScreen view={view} student={student} plan={['plan']} />
        )
      ) : (
        <p className="border-t border-line py-8 text-mute">
          The sample student isn’t here any more. Choose the adviser above to see which students are.
        </p>
      )}
    </AppShell>
  );
}
