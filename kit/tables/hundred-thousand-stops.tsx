import { useEffect, useState } from 'react';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { type Stop, stopsOfARound } from './stops.ts';

const columns: DataColumn<Stop>[] = [
  { id: 'stop', heading: 'Stop', value: (row) => row.id },
  { id: 'street', heading: 'Street', value: (row) => row.street, width: 11, onPhone: 'note' },
  { id: 'window', heading: 'Between', value: (row) => row.window, width: 8.5, onPhone: 'state' },
  { id: 'day', heading: 'Day', value: (row) => row.day, kind: 'date', width: 5.5 },
  { id: 'kilos', heading: 'kg', value: (row) => row.kilos, kind: 'number', width: 5, onPhone: 'figure' },
  { id: 'metres', heading: 'Metres', value: (row) => row.metres, kind: 'number', width: 6 },
];

export default function HundredThousandStops() {
  // The page is sent with the first forty; the others are made once it is alive.
  const [stops, setStops] = useState(() => stopsOfARound(40));
  useEffect(() => setStops(stopsOfARound(100_000)), []);
  return (
    <DataTable
      caption="Stops of all rounds, sample data"
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
