import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';

type Booking = { name: string; day: string; minutes: number };

const columns: DataColumn<Booking>[] = [
  { id: 'name', heading: 'Booking', value: (row) => row.name },
  { id: 'day', heading: 'Day', value: (row) => row.day, kind: 'date', onPhone: 'note' },
  { id: 'minutes', heading: 'Minutes', value: (row) => row.minutes, kind: 'number', onPhone: 'figure' },
];
const states = ['Loading', 'Empty', 'Failed'] as const;

export default function WaitingEmptyWrong() {
  const [state, setState] = useState<(typeof states)[number]>('Loading');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {states.map((each) => (
          <Button
            key={each}
            variant={each === state ? 'ink' : 'ghost'}
            size="small"
            aria-pressed={each === state}
            onClick={() => setState(each)}
          >
            {each}
          </Button>
        ))}
      </div>
      <DataTable
        caption="This week’s bookings"
        noun={['booking', 'bookings']}
        columns={columns}
        rows={[]}
        rowId={(row) => row.name}
        waiting={state === 'Loading'}
        error={
          state === 'Failed' ? (
            <Alert
              tone="danger"
              heading="The bookings could not be loaded."
              actions={
                <Button variant="ink" size="small" onClick={() => setState('Loading')}>
                  Try again
                </Button>
              }
            >
              Your selection is kept. The connection broke after ten seconds.
            </Alert>
          ) : undefined
        }
        empty={
          <div className="grid justify-items-start gap-3 py-4">
            <p className="font-display text-xl font-semibold tracking-[-.03em]">No bookings this week</p>
            <p className="text-mute">A booking looks like this: “First look, Thursday 14:00, 30 minutes”.</p>
            <ButtonLink variant="ghost" size="small" href="/book_an_appointment">
              Open Thursday afternoon
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
