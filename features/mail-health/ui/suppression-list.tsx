import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { MailHealthPage } from '../queries.server.ts';

interface SuppressionListProps {
  list: MailHealthPage['list'];
  search: string;
  zone: string;
  writes: boolean;
  refused: Refusal | null;
}

const reasons = { bounce: 'Bounced', complaint: 'Complained', staff: 'Added by staff' } as const;

function Row({
  row,
  zone,
  writes,
}: {
  row: SuppressionListProps['list']['rows'][number];
  zone: string;
  writes: boolean;
}) {
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-[540] wrap-anywhere">{row.email}</p>
        <Badge tone={row.reason === 'staff' ? 'plain' : 'danger'}>{reasons[row.reason]}</Badge>
      </div>
      <p className="text-[.9375rem] text-mute wrap-anywhere">
        since <Moment at={row.since} zone={zone} />
        {row.reports > 1 ? `, ${row.reports} times` : ''}
        {row.detail ? `: ${row.detail}` : ''}
      </p>
      {writes ? (
        <form method="post" className="mt-2">
          <input type="hidden" name="email" value={row.email} />
          <Button type="submit" name="intent" value="lift" variant="ghost" size="small">
            Unblock<span className="sr-only">: {row.email}</span>
          </Button>
        </form>
      ) : null}
    </li>
  );
}

/** Who gets no mail; found by a piece of the address, taken off and put on. */
export function SuppressionList({ list, search, zone, writes, refused }: SuppressionListProps) {
  return (
    <div className="grid gap-5">
      {list.all > 10 || search ? (
        <form method="get" action="#suppressed" className="flex items-end gap-2">
          <TextField
            label="Find an address"
            name="q"
            type="search"
            defaultValue={search}
            className="flex-1"
          />
          <Button type="submit" variant="ghost">
            Find
          </Button>
        </form>
      ) : null}
      {list.rows.length === 0 ? (
        <p className="text-mute">
          {search
            ? `None of the ${list.all} addresses contains “${search}”.`
            : 'No blocked addresses. The site emails everyone.'}
        </p>
      ) : (
        <ul className="-my-3.5 divide-y divide-line">
          {list.rows.map((row) => (
            <Row key={row.email} row={row} zone={zone} writes={writes} />
          ))}
        </ul>
      )}
      {list.rows.length < list.all && !search ? (
        <p className="text-[.9375rem] text-mute">
          The last {list.rows.length} of {list.all} addresses.
        </p>
      ) : null}
      {writes ? (
        <Collapse
          variant="quiet"
          summary="Block an address"
          open={refused !== null}
          className="text-[.9375rem]"
        >
          <Form method="post" className="grid gap-4 pt-1">
            <TextField
              label="Email address"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={refused?.typed.email}
              error={refused?.fields.email}
            />
            <TextField
              label="Why"
              name="note"
              maxLength={200}
              defaultValue={refused?.typed.note}
              error={refused?.fields.note}
            />
            <Button
              type="submit"
              name="intent"
              value="suppress"
              variant="ghost"
              size="small"
              className="justify-self-start"
            >
              Block address
            </Button>
          </Form>
        </Collapse>
      ) : null}
    </div>
  );
}
