import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Count } from '#ui/data/count.tsx';
import { Level } from '#ui/data/level.tsx';
import { Placeholder } from '#ui/data/placeholder.tsx';
import { PlanCard } from '#ui/data/plan-card.tsx';
import { PlanComparison } from '#ui/data/plan-comparison.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Spinner } from '#ui/data/spinner.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { Table } from '#ui/data/table/table.tsx';
import { WorkSteps } from '#ui/data/work-steps.tsx';
import type { ConformanceRow } from '../row.ts';

interface Van {
  name: string;
  stops: number;
}
const vans: readonly Van[] = [
  { name: 'Van 1', stops: 14 },
  { name: 'Van 2', stops: 9 },
];
const columns: readonly DataColumn<Van>[] = [
  { id: 'name', heading: 'Van', value: (van) => van.name },
  { id: 'stops', heading: 'Stops', value: (van) => van.stops, kind: 'number', onPhone: 'figure' },
];
const nameOf = (van: Van) => van.name;

export const data: readonly ConformanceRow[] = [
  {
    component: 'data/alert.tsx Alert',
    part: () => (
      <Alert tone="warning" heading="Two rows have no town">
        They stay in the file.
      </Alert>
    ),
  },
  { component: 'data/alert.tsx AlertPlace', part: () => <AlertPlace>Saved</AlertPlace> },
  { component: 'data/avatar.tsx Avatar', part: () => <Avatar name="Noor" /> },
  { component: 'data/badge.tsx Badge', part: () => <Badge tone="done">Sent</Badge> },
  { component: 'data/count.tsx Count', part: () => <Count value={3} label="3 waiting" /> },
  { component: 'data/level.tsx Level', part: () => <Level label="Seats" value={0.4} said="4 of 10" /> },
  {
    component: 'data/placeholder.tsx Placeholder',
    part: () => (
      <Placeholder label="Loading bookings" waiting>
        Tuesday
      </Placeholder>
    ),
  },
  {
    component: 'data/plan-card.tsx PlanCard',
    part: () => <PlanCard name="Fixed price" fits="A known scope" includes={['A plan', 'A date']} />,
  },
  {
    component: 'data/plan-comparison.tsx PlanComparison',
    part: () => (
      <PlanComparison
        caption="Ways of charging"
        plans={['Fixed', 'By the day']}
        points={[{ point: 'Ends', values: ['On a date', 'Any day'] }]}
      />
    ),
  },
  { component: 'data/progress.tsx Progress', part: () => <Progress label="Reading" value={40} /> },
  { component: 'data/sample-tag.tsx SampleTag', part: () => <SampleTag /> },
  { component: 'data/spinner.tsx Spinner', part: () => <Spinner label="Looking" delay={0} /> },
  {
    component: 'data/table/data-table.tsx DataTable',
    part: () => (
      <DataTable
        caption="Vans"
        noun={['van', 'vans']}
        columns={columns}
        rows={vans}
        rowId={nameOf}
        selectable
      />
    ),
  },
  {
    component: 'data/table/table.tsx Table',
    part: () => <Table caption="Vans" columns={columns} rows={vans} rowId={nameOf} />,
  },
  {
    component: 'data/work-steps.tsx WorkSteps',
    part: () => (
      <WorkSteps
        label="Reading a page"
        steps={[
          { name: 'Fetch', state: 'done' },
          { name: 'Read', state: 'running' },
        ]}
      />
    ),
  },
];
