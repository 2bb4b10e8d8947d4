import { CalendarDays, Clock, MessageSquareQuote, Sun, UsersRound, WalletMinimal } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { longDay, weekday } from '#lib/time/day-words.ts';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePlace } from '../../app-kit/place/use-place.ts';
import { useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { people } from '../application.ts';
import { findRecords } from '../rules/find-records.ts';
import { reviewTasks } from '../rules/reviews.ts';
import { type RoleId, roleIds, type Viewer, viewerOf } from '../rules/viewer.ts';
import { waitingCorrections, waitingLeave } from '../rules/waiting.ts';
import { sampleCompany } from '../seed/company.ts';
import { ProvidePeople } from './people-context.ts';
import { screenAt } from './screens.tsx';

/** What this application asks of the visitor’s company. */
const companyFields = ['name', 'address', 'currency'] as const;

const roleNames: Record<RoleId, string> = { manager: 'Manager', employee: 'Employee', hr: 'HR' };
const isRole = (value: unknown): value is RoleId => roleIds.some((id) => id === value);

/** From the visitor's own staff list to the payments of a month. */
const firstSteps = [
  {
    label: 'Import your staff list',
    note: 'A CSV or Excel file with any columns.',
    href: hrefTo(['people'], { import: 'yes' }),
    role: 'hr',
  },
  {
    label: 'Close a month',
    note: 'Check pay from gross to net, line by line.',
    href: hrefTo(['pay']),
    role: 'hr',
  },
  {
    label: 'Export the payments',
    note: 'A CSV for the bank, or payslips as PDF.',
    href: hrefTo(['pay']),
    role: 'hr',
  },
];

/** Two people, one before the other. */
function Mark() {
  return (
    <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true" focusable="false">
      <circle cx="10" cy="9" r="5" fill="currentColor" />
      <path d="M1 26c0-7 3.5-10 9-10s9 3 9 10Z" fill="currentColor" />
      <path
        d="M19 5a5 5 0 0 1 0 9m3 3c3.5 1.5 5 4.5 5 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  );
}

interface PeopleAppProps {
  /** The day on which the page was drawn. */
  firstDay: string;
  /** The button that saves the demo. */
  save?: ReactNode;
}

/** Staff records, leave, time and pay of one company, as an employee, a manager or HR sees them. */
export function PeopleApp({ firstDay, save }: PeopleAppProps) {
  const used = useSandbox(people, firstDay);
  const { path, asked } = usePlace();
  const [role, setRole] = useState<RoleId>('manager');
  useEffect(() => {
    const kept = keptState('people-role');
    if (isRole(kept)) setRole(kept);
  }, []);
  const { rows, day, change } = used;
  const company = useCompany({
    kept: rows.company,
    sample: sampleCompany,
    fields: companyFields,
    hasCents: true,
    change,
  });
  const viewer = viewerOf(rows, role);
  const view = useMemo(
    () => (viewer ? { rows, day, viewer, used, company } : null),
    [rows, day, viewer, used, company],
  );
  const waits = useMemo(() => (viewer ? waitingLeave(rows, viewer).length : 0), [rows, viewer]);
  const reviews = useMemo(() => (viewer ? reviewTasks(rows, viewer).length : 0), [rows, viewer]);
  const times = useMemo(() => (viewer ? waitingCorrections(rows, viewer).length : 0), [rows, viewer]);
  if (!viewer || !view) return null;
  const here = path[0] ?? '';
  const screen = screenAt(path, asked, viewer, rows);
  const person = (id: RoleId) => viewerOf(rows, id)?.person.name ?? '';
  return (
    <ProvidePeople value={view}>
      <AppShell
        id="people"
        name="People"
        mark={<Mark />}
        about="Approve leave, look somebody up, correct a time or run the payroll of a company of 250."
        hue="lilac"
        look="side"
        screens={[
          { id: '', label: 'Today', Icon: Sun, waiting: role === 'employee' ? 0 : waits + times },
          { id: 'people', label: 'People', Icon: UsersRound },
          { id: 'leave', label: 'Leave', Icon: CalendarDays, waiting: role === 'employee' ? 0 : waits },
          { id: 'time', label: 'Time', Icon: Clock, waiting: role === 'employee' ? 0 : times },
          { id: 'pay', label: 'Pay', Icon: WalletMinimal },
          {
            id: 'reviews',
            label: 'Reviews',
            Icon: MessageSquareQuote,
            waiting: reviews,
          },
        ]}
        here={here}
        title={screen.title ?? `${weekday(day)}, ${longDay(day).replace(/ \d{4}$/, '')}`}
        actions={screen.actions}
        save={save}
        used={used}
        company={company}
        roles={roleIds.map((id) => ({ id, label: roleNames[id], person: person(id) }))}
        role={role}
        onRole={(next) => {
          if (!isRole(next)) return;
          setRole(next);
          keepState('people-role', next);
        }}
        firstSteps={firstSteps}
        findable="people, teams and leave"
        find={(words) => findRecords(rows, viewer, words, day)}
      >
        <Screen key={here} viewer={viewer}>
          {screen.body}
        </Screen>
      </AppShell>
    </ProvidePeople>
  );
}

/** A screen's state is dropped when the role changes, because half-written forms belong to the person who wrote them. */
function Screen({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <div key={viewer.role}>{children}</div>;
}
