import type { Refusal } from '#lib/forms/refusal.ts';
import { dayOfDate, placeOf } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormRows } from '#ui/fields/form-rows.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { hostLabels, weekdays } from '../host-form.ts';
import type { HostPage } from '../setup-pages.server.ts';
import { HolidayField } from './holiday-field.tsx';
import { HostCalendars } from './host-calendars.tsx';

interface HostWorkspaceProps extends HostPage {
  zone: string;
  refused: Refusal | null;
  refusedAbsence: Refusal | null;
  refusedCalendar: Refusal | null;
  writes: boolean;
}

function HostForm({
  host,
  values,
  zones,
  places,
  openingHours,
  refused,
}: Pick<HostWorkspaceProps, 'host' | 'values' | 'zones' | 'places' | 'openingHours' | 'refused'>) {
  const shown: Readonly<Record<string, string>> = refused?.typed ?? values;
  const field = (name: string, label = hostLabels[name] ?? name) => ({
    label,
    name,
    defaultValue: shown[name],
    error: refused?.fields[name],
  });
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="save" />
      {host ? (
        <ConflictNote
          version={host.version}
          refused={refused}
          theirs={`/admin-panel/bookings/hosts/${host.id}`}
        />
      ) : null}
      <DetailPage>
        <WorkspacePart heading="Host">
          <div className="grid gap-5">
            <TextField {...field('name')} required maxLength={100} />
            <TextField
              {...field('email')}
              type="email"
              required
              maxLength={254}
              hint="We send invitations and visitors’ answers here."
            />
            <SelectField {...field('zone')} required>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {placeOf(zone)} ({zone})
                </option>
              ))}
            </SelectField>
            <HolidayField {...field('holidays')} places={places} />
          </div>
        </WorkspacePart>
        <WorkspacePart
          heading="Every week"
          about={`In their own time zone, such as 09:00–12:00, 13:00–17:00. Leave a day empty for a day off. We only offer times within our opening hours: ${openingHours}.`}
        >
          <div className="grid gap-4 @xl:grid-cols-2">
            {weekdays.map((day) => (
              <TextField key={day} {...field(`week.${day}`)} placeholder="Off" autoComplete="off" />
            ))}
          </div>
        </WorkspacePart>
        <WorkspacePart
          heading="Days with different hours"
          about="These replace the weekly hours, even on public holidays and outside our opening hours. Leave the hours empty for a day off."
        >
          <FormRows name="days" values={shown} noun="Day" most={60}>
            {(name) => (
              <div className="grid gap-4 @md:grid-cols-2">
                <TextField {...field(name('date'), 'Day')} type="date" />
                <TextField {...field(name('hours'), 'Hours')} placeholder="Off" autoComplete="off" />
              </div>
            )}
          </FormRows>
        </WorkspacePart>
        <WorkspacePart
          heading="Video"
          about="Where the host and visitor meet. The invitation includes the link."
        >
          <div className="grid gap-5">
            <SelectField {...field('video')} required>
              <option value="off">No link</option> <option value="link">Their own link</option>
              <option value="jitsi">A new room on a Jitsi server</option>
            </SelectField>
            <TextField {...field('videoUrl')} type="url" maxLength={500} />
          </div>
        </WorkspacePart>
      </DetailPage>
      <Button type="submit" variant="ink" size="small" className="justify-self-start">
        {host ? 'Save host' : 'Add host'}
      </Button>
    </Form>
  );
}

function HolidaysAhead({ holidays }: { holidays: HostPage['holidaysAhead'] }) {
  return (
    <WorkspacePart
      heading="Public holidays"
      about="We don’t offer times on these days unless you set different hours for one."
    >
      {holidays.length === 0 ? <p>None yet. Choose a country below.</p> : null}
      <ul className="grid gap-x-6 gap-y-1 @md:grid-cols-2">
        {holidays.map(({ date, name }) => (
          <li key={`${date} ${name}`}>
            {dayOfDate(date)}, {name}
          </li>
        ))}
      </ul>
    </WorkspacePart>
  );
}

function Absences({
  absences,
  refused,
  writes,
}: {
  absences: HostPage['absences'];
  refused: Refusal | null;
  writes: boolean;
}) {
  return (
    <WorkspacePart
      id="away"
      heading="Away"
      about="We don’t offer times on these days. After you save, you can hand over any meetings already booked."
    >
      <ul className="mb-5 grid gap-1 empty:hidden">
        {absences.map(({ id, firstDay, lastDay, note }) => (
          <li key={id}>
            <a
              href={`/admin-panel/bookings/absences/${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {dayOfDate(firstDay)}
              {firstDay === lastDay ? '' : ` to ${dayOfDate(lastDay)}`}
              {note ? `, ${note}` : ''}
            </a>
          </li>
        ))}
      </ul>
      {writes ? (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="away" />
          <div className="grid gap-4 @md:grid-cols-2">
            <TextField
              label="First day"
              name="firstDay"
              type="date"
              required
              defaultValue={refused?.typed.firstDay}
              error={refused?.fields.firstDay}
            />
            <TextField
              label="Last day"
              name="lastDay"
              type="date"
              required
              defaultValue={refused?.typed.lastDay}
              error={refused?.fields.lastDay}
            />
          </div>
          <TextField
            label="Reason, for staff only"
            name="note"
            maxLength={200}
            defaultValue={refused?.typed.note}
          />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            {' '}
            Add absence{' '}
          </Button>
        </Form>
      ) : null}
    </WorkspacePart>
  );
}

/** One who can be met: hours, days that differ, absences and calendars elsewhere. */
export function HostWorkspace({
  host,
  values,
  zones,
  places,
  holidaysAhead,
  openingHours,
  absences,
  calendars,
  zone,
  refused,
  refusedAbsence,
  refusedCalendar,
  writes,
}: HostWorkspaceProps) {
  return (
    <div className="grid gap-6">
      {host ? (
        <DetailPage>
          <Absences absences={absences} refused={refusedAbsence} writes={writes} />
          <HolidaysAhead holidays={holidaysAhead} />
          <HostCalendars calendars={calendars} zone={zone} refused={refusedCalendar} writes={writes} />
        </DetailPage>
      ) : null}
      {writes ? (
        <HostForm
          host={host}
          values={values}
          zones={zones}
          places={places}
          openingHours={openingHours}
          refused={refused}
        />
      ) : null}
    </div>
  );
}
