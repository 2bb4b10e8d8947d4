import { counted, grouped } from '#lib/money/grouped.ts';
import { monthAndYear, shortMonth } from '#lib/time/day-words.ts';
import { BarChart } from '../../../app-kit/charts/bar-chart.tsx';
import type { Person } from '../../records.ts';
import { movements } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { Report } from './report.tsx';

/** '12 people join and 3 leave', with nobody for none. */
function headingOf(joined: number, left: number): string {
  if (joined === 0)
    return `Nobody joins and ${left === 0 ? 'nobody leaves' : counted(left, 'person leaves', 'people leave')}`;
  const leaves = left === 0 ? 'nobody leaves' : `${grouped(left)} ${left === 1 ? 'leaves' : 'leave'}`;
  return `${counted(joined, 'person joins', 'people join')} and ${leaves}`;
}

/** Who joined and who left by month, and who is known to do so next. */
export function MovementReport({ people }: { people: readonly Person[] }) {
  const { day } = usePeople();
  const months = movements(people, day);
  const joined = months.reduce((sum, month) => sum + month.joined, 0);
  const left = months.reduce((sum, month) => sum + month.left, 0);
  const name = (month = '') => monthAndYear(`${month}-01`);
  return (
    <Report
      heading={`${headingOf(joined, left)} between ${name(months[0]?.month)} and ${name(months.at(-1)?.month)}`}
      file="joiners-and-leavers"
      columns={['Month', 'Joiners', 'Leavers']}
      rows={months.map((month) => [month.month, month.joined, month.left])}
    >
      <BarChart
        label="By month; the last two are still to come"
        counted={['Joiners', 'Leavers']}
        look="beside"
        bars={months.map((month) => ({
          label: name(month.month),
          short: shortMonth(`${month.month}-01`),
          values: [month.joined, month.left],
        }))}
      />
    </Report>
  );
}
