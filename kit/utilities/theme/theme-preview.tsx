import type { CSSProperties } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Theme, themeTokens } from './theme.ts';

const rows = [
  { stop: 'Sample bakery', at: '08:40', state: 'Served' },
  { stop: 'Sample library', at: '09:15', state: 'On the way' },
];
const columns: DataColumn<(typeof rows)[number]>[] = [
  { id: 'stop', heading: 'Stop', value: (row) => row.stop },
  { id: 'at', heading: 'Arrives', value: (row) => row.at, onPhone: 'figure' },
  {
    id: 'state',
    heading: 'State',
    value: (row) => row.state,
    cell: (row) => <Badge tone={row.state === 'Served' ? 'done' : 'new'}>{row.state}</Badge>,
    onPhone: 'state',
  },
];

/** The site's own components in a theme. */
export function ThemePreview({ theme }: { theme: Theme }) {
  return (
    <div style={themeTokens(theme) as CSSProperties} className="grid min-w-0 content-start gap-5">
      <div className="rounded-card border border-line bg-raised p-6">
        <h3 className="text-[1.75rem]">Tuesday is free</h3>
        <p className="mt-2">
          Half an hour with the engineer who would do the work.{' '}
          <a href="/book_an_appointment" className="font-medium text-accent underline underline-offset-4">
            See all days
          </a>
        </p>
        <TextField
          label="Your name"
          name="name"
          autoComplete="off"
          required
          defaultValue="Sam Sample"
          className="mt-4"
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button>Hold Tuesday 14:00</Button>
          <ButtonLink variant="ghost" href="/contact-us">
            Write instead
          </ButtonLink>
        </div>
      </div>
      <Alert tone="warning" heading="One stop is left out">
        It opens at noon, after the round has ended.
      </Alert>
      <Table caption="Round 3" captionHidden columns={columns} rows={rows} rowId={(row) => row.stop} />
    </div>
  );
}
