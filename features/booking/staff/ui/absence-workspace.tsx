import { clockAt, dayOfDate, shortDayAt } from '#lib/time/words-of-time.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { AbsencePage } from '../absence-page.server.ts';
import { HandOverForm } from './hand-over-form.tsx';

function MeetingRow({ page, meeting }: { page: AbsencePage; meeting: AbsencePage['meetings'][number] }) {
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a href={`/admin-panel/bookings/${meeting.id}`} className="font-[540] underline underline-offset-4">
          {meeting.name}
        </a>
        <span className="font-mono text-sm">
          {shortDayAt(meeting.start, page.zone)}, {clockAt(meeting.start, page.zone)}
        </span>
      </p>
      <p className="mb-3 text-[.9375rem] text-mute">{meeting.type}</p>
      {meeting.free.length > 0 ? (
        <HandOverForm booking={meeting.id} from={[page.host]} free={meeting.free} />
      ) : (
        <>
          <p className="mb-3">Nobody else is free then. Move it or cancel it.</p>
          <ButtonLink href={`/admin-panel/bookings/${meeting.id}`} variant="ghost" size="small">
            Open the meeting
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** The days of an absence and the meetings that are still within them. */
export function AbsenceWorkspace({ page, writes }: { page: AbsencePage; writes: boolean }) {
  const { meetings, host, firstDay, lastDay, note } = page;
  const takeable = meetings.filter(({ free }) => free.length > 0).length;
  return (
    <DetailPage>
      <WorkspacePart heading="Away">
        <p>
          {dayOfDate(firstDay)}
          {lastDay === firstDay ? '' : ` to ${dayOfDate(lastDay)}`}
        </p>
        {note ? <p className="mt-1 text-mute">{note}</p> : null}
        <p className="mt-1 text-mute">Visitors can’t book {host.name} on these days.</p>
        {writes ? (
          <form method="post" className="mt-4">
            <Button type="submit" name="intent" value="remove" variant="ghost" size="small">
              {' '}
              Delete this absence{' '}
            </Button>
          </form>
        ) : null}
      </WorkspacePart>
      {writes && takeable > 1 ? (
        <WorkspacePart
          heading="Hand over all"
          about={`Someone else is free for ${takeable} of these ${meetings.length} meetings.`}
        >
          <form method="post" className="grid gap-4">
            <TextArea label="Message to the visitors" name="message" rows={2} maxLength={1000} />
            <Button
              type="submit"
              name="intent"
              value="handOverAll"
              variant="ink"
              size="small"
              className="justify-self-start"
            >
              Hand over {takeable} meetings
            </Button>
          </form>
        </WorkspacePart>
      ) : null}
      <WorkspacePart
        heading="Meetings on these days"
        about="Meetings booked earlier stay until someone takes them over, or you move or cancel them."
      >
        {meetings.length === 0 ? <p>{host.name} has no meetings on these days.</p> : null}
        <ul className="-my-4 divide-y divide-line">
          {meetings.map((meeting) => (
            <MeetingRow key={meeting.id} page={page} meeting={meeting} />
          ))}
        </ul>
      </WorkspacePart>
    </DetailPage>
  );
}
