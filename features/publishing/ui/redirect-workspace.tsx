import { Trash2 } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import type { TablePage } from '#lib/lists/table-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspaceTable } from '#ui/kinds/workspace-table.tsx';
import type { RedirectLine } from '../redirect-list.server.ts';

interface RedirectWorkspaceProps {
  redirects: TablePage<RedirectLine, 'from' | 'to' | 'origin' | 'changed'>;
  zone: string;
  writes: boolean;
  refused: Refusal | null;
}

/** Where old addresses lead, and a new one. */
export function RedirectWorkspace({ redirects, zone, writes, refused }: RedirectWorkspaceProps) {
  return (
    <>
      {writes ? (
        <Form
          method="post"
          className="mb-6 grid gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-[1fr_1fr_auto] sm:items-start sm:p-6"
        >
          <input type="hidden" name="intent" value="add" />
          <TextField
            label="From"
            name="from"
            required
            maxLength={500}
            placeholder="/old-page"
            autoComplete="off"
            defaultValue={refused?.typed.from}
            error={refused?.fields.from}
          />
          <TextField
            label="To"
            name="to"
            required
            maxLength={500}
            placeholder="/blog"
            autoComplete="off"
            defaultValue={refused?.typed.to}
            error={refused?.fields.to}
          />
          <Button type="submit" variant="ink" size="small" className="sm:mt-8">
            Add redirect
          </Button>
        </Form>
      ) : null}
      <WorkspaceTable
        page={redirects}
        noun={['redirect', 'redirects']}
        nameOf={(row) => row.fromPath}
        mayShare={writes}
        allOfFilter
        bulk={writes ? [{ intent: 'remove', label: 'Remove', Icon: Trash2, tone: 'danger' }] : []}
        empty={
          <p className="p-7 text-mute">
            No redirects yet. When you change the address of a post, a redirect is added automatically.
          </p>
        }
        cells={{
          from: { cell: (row) => <span className="font-mono text-[.875rem]">{row.fromPath}</span> },
          to: {
            cell: (row) => (
              <a href={row.toPath} className="font-mono text-[.875rem] hover:underline">
                {row.toPath}
              </a>
            ),
          },
          origin: { cell: (row) => (row.automatic ? 'A changed address' : 'Staff') },
          changed: { cell: (row) => <Moment at={row.changedAt} zone={zone} /> },
        }}
      />
    </>
  );
}
