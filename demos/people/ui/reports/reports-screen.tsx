import { useMemo } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { reportedOn, workingOn } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { AwayReport } from './away-report.tsx';
import { HeadcountReport } from './headcount-report.tsx';
import { LeaveLeftReport } from './leave-left-report.tsx';
import { MovementReport } from './movement-report.tsx';
import { HoursReport, TenureReport } from './shares-reports.tsx';

/** What the records add up to: of the company for HR, of their own team for a manager. */
export function ReportsScreen() {
  const { rows, viewer, day } = usePeople();
  const people = useMemo(() => reportedOn(rows, viewer), [rows, viewer]);
  if (viewer.role === 'employee')
    return (
      <p className="text-mute">
        HR sees all reports, and managers see those about their own team. Choose one of these roles above.
      </p>
    );
  if (workingOn(people, day).length === 0)
    return (
      <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line p-8 text-center text-mute">
        <p>
          {viewer.role === 'hr'
            ? 'Reports appear here once someone works here.'
            : 'Reports about your team appear here once someone reports to you.'}
        </p>
        <ButtonLink size="small" variant="ghost" href={hrefTo(['people'])}>
          Open the directory
        </ButtonLink>
      </div>
    );
  const hours = <HoursReport people={people} />;
  return (
    <div className="@container">
      <div className="grid gap-4 @4xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <HeadcountReport people={people} />
          <MovementReport people={people} />
          <TenureReport people={people} />
          {/* The many teams that HR sees make the other side the longer one. */}
          {viewer.role === 'hr' ? hours : null}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {viewer.role === 'hr' ? null : hours}
          <AwayReport people={people} />
          <LeaveLeftReport people={people} />
        </div>
      </div>
    </div>
  );
}
