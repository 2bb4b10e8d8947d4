import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import type { ForecastChanges, ForecastFound } from '../forecast-result.ts';

interface ForecastResultViewProps {
  found: ForecastFound | null;
  changes: ForecastChanges | null;
}

type Step = ForecastFound['next'][number];
type CameStep = ForecastChanges['came'][number];

/** The columns that every step has: when, what was forecast, and between what it should lie. */
function stepColumns<S extends Step>({ rhythm, currency }: ForecastFound) {
  const said = (value: number) => amount(value, currency);
  const when: DataColumn<S> = {
    id: 'when',
    heading: 'When',
    value: ({ place }) => placeName(rhythm, place),
  };
  const forecast: DataColumn<S> = {
    id: 'forecast',
    heading: 'Forecast',
    kind: 'number',
    value: (step) => step.forecast,
    cell: (step) => said(step.forecast),
    onPhone: 'figure',
  };
  const range: DataColumn<S> = {
    id: 'range',
    heading: 'Range of 95 in 100 values',
    value: ({ lower, upper }) => `${said(lower)} to ${said(upper)}`,
    onPhone: 'note',
  };
  return { when, forecast, range, said };
}

/** What was forecast, and what came. */
function Came({ came, found }: { came: CameStep[]; found: ForecastFound }) {
  const { when, forecast, range, said } = stepColumns<CameStep>(found);
  const actual: DataColumn<CameStep> = {
    id: 'actual',
    heading: 'Came',
    kind: 'number',
    value: (step) => step.actual,
    cell: (step) => said(step.actual),
    onPhone: 'figure',
  };
  const verdict: DataColumn<CameStep> = {
    id: 'verdict',
    heading: 'Verdict',
    value: ({ outside }) => (outside ? 'Outside' : 'Inside'),
    onPhone: 'state',
    cell: ({ outside }) => (
      <Badge tone={outside ? 'danger' : 'done'}>{outside ? 'Outside the range' : 'Inside'}</Badge>
    ),
  };
  return (
    <Table
      caption="What came, against the forecast before"
      columns={[when, actual, { ...forecast, onPhone: undefined }, range, verdict]}
      rows={came}
      rowId={({ place }) => String(place)}
      density="dense"
    />
  );
}

/** What a forecast says, below how the one before did. */
export function ForecastResultView({ found, changes }: ForecastResultViewProps) {
  if (!found) return <p className="text-mute">The steps of a forecast are kept for the last two runs.</p>;
  const { when, forecast, range } = stepColumns(found);
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8">
      {changes && changes.came.length > 0 ? <Came came={changes.came} found={found} /> : null}
      <Table
        caption={`What comes next: ${found.series}`}
        columns={[when, forecast, range]}
        rows={found.next}
        rowId={({ place }) => String(place)}
        density="dense"
      />
    </div>
  );
}
