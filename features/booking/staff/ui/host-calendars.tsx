import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { calendarWords } from '../calendar-form.ts';
import type { HostPage } from '../setup-pages.server.ts';

interface HostCalendarsProps {
  calendars: HostPage['calendars'];
  zone: string;
  refused: Refusal | null;
  writes: boolean;
}

function ConnectForm({ refused }: { refused: Refusal | null }) {
  const field = (name: string) => ({
    name,
    defaultValue: refused?.typed[name],
    error: refused?.fields[name],
    autoComplete: 'off',
  });
  return (
    <Form method="post" className="grid gap-4 pt-1">
      <input type="hidden" name="intent" value="connect" />
      <SelectField label="Kind" required {...field('kind')}>
        {Object.entries(calendarWords).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Address"
        required
        maxLength={1000}
        hint="The calendar’s https address. For Google and Microsoft, its id, such as primary."
        {...field('address')}
      />
      <TextField label="User name" maxLength={320} hint="Only needed for CalDAV." {...field('user')} />
      <TextField
        label="Password or refresh token"
        type="password"
        maxLength={4000}
        hint="We encrypt it and don’t show it again. Leave it empty for an ICS address."
        name="secret"
        error={refused?.fields.secret}
        autoComplete="new-password"
      />
      <Checkbox
        name="writes"
        label="Add our meetings to this calendar"
        note="Otherwise we only read it. We can’t add meetings to an ICS address."
        defaultChecked={refused ? refused.typed.writes === 'on' : true}
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        {' '}
        Test and connect{' '}
      </Button>
    </Form>
  );
}

/** The calendars that a host keeps elsewhere: how each does, and the form for another. */
export function HostCalendars({ calendars, zone, refused, writes }: HostCalendarsProps) {
  return (
    <WorkspacePart
      id="calendars"
      heading="Connected calendars"
      about="We read them every five minutes and don’t offer times when the host is busy."
    >
      {calendars.length === 0 ? <p className="text-mute">No calendar is connected yet.</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {calendars.map(({ id, kind, address, writes: isWritten, readAt, problem }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-[540]">{calendarWords[kind]}</span>
              <Badge tone={problem ? 'danger' : 'done'}>
                {problem ?? (isWritten ? 'We read and write to it' : 'We only read it')}
              </Badge>
            </p>
            <p className="text-[.9375rem] text-mute wrap-anywhere">
              {address}
              {readAt ? (
                <>
                  , read <Moment at={readAt} zone={zone} />
                </>
              ) : null}
            </p>
            {writes ? (
              <form method="post" className="mt-1">
                <input type="hidden" name="calendar" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="disconnect"
                  variant="ghost"
                  tone="danger"
                  size="small"
                >
                  Disconnect<span className="sr-only"> {address}</span>
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
      {writes ? (
        <Collapse
          variant="quiet"
          summary="Connect a calendar"
          open={refused ? true : undefined}
          className="mt-3 text-[.9375rem]"
        >
          <ConnectForm refused={refused} />
        </Collapse>
      ) : null}
    </WorkspacePart>
  );
}
