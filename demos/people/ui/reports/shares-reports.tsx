import { counted, grouped } from '#lib/money/grouped.ts';
import { ShareBar } from '../../../app-kit/charts/share-bar.tsx';
import type { Person } from '../../records.ts';
import { fullWeek } from '../../rules/policy.ts';
import { hoursShares, tenure, workingOn } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { Report } from './report.tsx';

const some = (part: number, whole: number) =>
  part === 0 ? 'Nobody' : `${grouped(part)} of ${counted(whole, 'person', 'people')}`;

/** For how long people have been here. */
export function TenureReport({ people }: { people: readonly Person[] }) {
  const { day } = usePeople();
  const parts = tenure(people, day);
  const long = parts.slice(3).reduce((sum, { value }) => sum + value, 0);
  return (
    <Report
      heading={`${some(long, workingOn(people, day).length)} ${long > 1 ? 'have' : 'has'} been here for five years or more`}
      file="tenure"
      columns={['Years', 'People']}
      rows={parts.map(({ label, value }) => [label, value])}
    >
      <ShareBar label="Years since they joined" counted="People" parts={parts} />
    </Report>
  );
}

/** Who works full time and who less. */
export function HoursReport({ people }: { people: readonly Person[] }) {
  const { rows, day } = usePeople();
  const parts = hoursShares(rows, people, day);
  const full = parts[0]?.value ?? 0;
  return (
    <Report
      heading={`${some(full, workingOn(people, day).length)} ${full > 1 ? 'work' : 'works'} full time`}
      file="working-hours"
      columns={['Hours a week', 'People']}
      rows={parts.map(({ label, value }) => [label, value])}
    >
      <ShareBar
        label={`Contracts by hours a week; full time is ${fullWeek / 60}`}
        counted="People"
        parts={parts}
      />
    </Report>
  );
}
