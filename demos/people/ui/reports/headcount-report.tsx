import { counted, grouped } from '#lib/money/grouped.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { LineChart } from '../../../app-kit/charts/line-chart.tsx';
import type { Person } from '../../records.ts';
import { headcount } from '../../rules/reports.ts';
import { usePeople } from '../people-context.ts';
import { Report } from './report.tsx';

/** How many people there were over a year. */
export function HeadcountReport({ people }: { people: readonly Person[] }) {
  const { day, viewer } = usePeople();
  const months = headcount(people, day);
  const [now, before] = [months.at(-1)?.value ?? 0, months[0]?.value ?? 0];
  const change =
    now === before
      ? 'as many as'
      : `${grouped(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than`;
  const are =
    viewer.role === 'hr'
      ? `${counted(now, 'person works', 'people work')} here`
      : `${counted(now, 'person is', 'people are')} in your team`;
  return (
    <Report
      heading={`${are}, ${change} in ${monthAndYear(`${months[0]?.month}-01`)}`}
      file="headcount"
      columns={['Month', 'People']}
      rows={months.map(({ month, value }) => [month, value])}
    >
      <LineChart
        label="Number of people at the end of each month"
        steps={months.map(({ month }) => monthAndYear(`${month}-01`))}
        lines={[{ label: 'People', values: months.map(({ value }) => value) }]}
      />
    </Report>
  );
}
