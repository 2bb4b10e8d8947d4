import { useCallback } from 'react';
import { counted, grouped } from '#lib/money/grouped.ts';
import { monthAndYear, shortMonth } from '#lib/time/day-words.ts';
import { BarChart } from '../../../app-kit/charts/bar-chart.tsx';
import { useSteps } from '../../../app-kit/steps/use-steps.ts';
import type { Person } from '../../records.ts';
import { many } from '../../rules/many.ts';
import { absenceKinds, daysAway } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { Report } from './report.tsx';

const sum = (days: readonly number[]) => days.reduce((total, each) => total + each, 0);

/** How many days people were away in each month, and why, as far as the viewer may know. */
export function AwayReport({ people }: { people: readonly Person[] }) {
  const { rows, viewer, day } = usePeople();
  const kinds = absenceKinds(viewer);
  const work = useCallback(
    () => daysAway(rows, people, absenceKinds(viewer), day),
    [rows, people, viewer, day],
  );
  const made = useSteps(work, people.length > many);
  const months = made ?? [];
  const total = sum(months.map(({ days }) => sum(days)));
  const [most] = months.toSorted((one, other) => sum(other.days) - sum(one.days));
  const names = kinds.map(({ label }) => label);
  return (
    <Report
      heading={
        most && total > 0
          ? `People were away most in ${monthAndYear(`${most.month}-01`)}: ${grouped(sum(most.days))} of ${counted(total, 'day')} in twelve months`
          : made
            ? 'No one has been away in the last twelve months'
            : `Adding up the absences of ${counted(people.length, 'person', 'people')}…`
      }
      file="days-away"
      columns={['Month', ...names]}
      rows={months.map(({ month, days }) => [month, ...days])}
    >
      <BarChart
        label="Working days away, until today"
        counted={names}
        bars={months.map(({ month, days }) => ({
          label: monthAndYear(`${month}-01`),
          short: shortMonth(`${month}-01`),
          values: days,
        }))}
      />
    </Report>
  );
}
