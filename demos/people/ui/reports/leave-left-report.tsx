import { useCallback } from 'react';
import { counted, grouped } from '#lib/money/grouped.ts';
import { BarChart } from '../../../app-kit/charts/bar-chart.tsx';
import { useSteps } from '../../../app-kit/steps/use-steps.ts';
import type { Person } from '../../records.ts';
import { many } from '../../rules/many.ts';
import { leaveLeft } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { Report } from './report.tsx';

/** More bars than these nobody compares; the file has them all. */
const mostBars = 40;
const tenths = (days: number) => Math.round(days * 10) / 10;
const inDays = (days: number) => `${grouped(tenths(days))} days`;

/** Leave that is left this year: by team for HR, by person for a manager. */
export function LeaveLeftReport({ people }: { people: readonly Person[] }) {
  const { rows, viewer, day } = usePeople();
  const byTeam = viewer.role === 'hr';
  const work = useCallback(
    () =>
      leaveLeft(rows, people, day, (person) =>
        byTeam ? (rows.teams.get(person.teamId)?.name ?? 'No team') : person.name,
      ),
    [rows, people, day, byTeam],
  );
  const made = useSteps(work, people.length > many);
  const groups = made ?? [];
  const heads = groups.reduce((sum, group) => sum + group.people, 0);
  const average = groups.reduce((sum, group) => sum + group.days * group.people, 0) / Math.max(1, heads);
  const [most] = groups;
  return (
    <Report
      heading={
        most
          ? `${most.group} has the most leave left: ${inDays(most.days)}${byTeam ? ' a person' : ''}, against ${grouped(tenths(average))} on average`
          : made
            ? 'No one here has a contract with leave yet'
            : `Adding up the leave of ${counted(people.length, 'person', 'people')}…`
      }
      file="leave-left"
      columns={byTeam ? ['Team', 'People', 'Days left per person'] : ['Name', 'People', 'Days left']}
      rows={groups.map((group) => [group.group, group.people, tenths(group.days)])}
    >
      <BarChart
        label={`Days left this year${byTeam ? ' per person' : ''}, after what is planned and asked for${groups.length > mostBars ? `; the first ${mostBars} of ${groups.length}` : ''}`}
        counted={['Days left']}
        look="across"
        format={inDays}
        bars={groups.slice(0, mostBars).map(({ group, days }) => ({ label: group, values: [days] }))}
      />
    </Report>
  );
}
