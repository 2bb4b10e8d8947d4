import { useMemo, useRef } from 'react';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { useNear } from '#ui/foundation/use-near.ts';
import { type Stop, stopsOfARound } from './stops.ts';

const columns: DataColumn<Stop>[] = [
  { id: 'stop', heading: 'Stop', value: (row) => row.id },
  { id: 'street', heading: 'Street', value: (row) => row.street, width: 11, onPhone: 'note' },
  {
    id: 'window',
    heading: 'Between',
    value: (row) => row.window,
    // From first to last, also where words run from right to left.
    cell: (row) => <bdi dir="ltr">{row.window}</bdi>,
    width: 8.5,
    onPhone: 'state',
  },
  { id: 'day', heading: 'Day', value: (row) => row.day, kind: 'date', width: 5.5 },
  { id: 'kilos', heading: 'kg', value: (row) => row.kilos, kind: 'number', width: 5, onPhone: 'figure' },
  { id: 'metres', heading: 'Metres', value: (row) => row.metres, kind: 'number', width: 6 },
];

export default function HundredThousandStops() {
  const place = useRef<HTMLDivElement>(null);
  const { seen } = useNear(place);
  // The page is sent with the first forty rows; the others are made when people come near them.
  const stops = useMemo(() => stopsOfARound(seen ? 100_000 : 40), [seen]);
  return (
    <DataTable
      ref={place}
      caption="Stops on all rounds, sample data"
      noun={['stop', 'stops']}
      columns={columns}
      rows={stops}
      rowId={(row) => row.id}
      selectable
      virtual
      height="28rem"
    />
  );
}
