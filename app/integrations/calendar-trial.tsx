import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { download } from '#demos/kit/export/download.ts';
import { ownZone } from '#lib/time/browser-time.ts';
import { spanText } from '#lib/time/when-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type EntryProblems, entryText } from './entry.ts';

const year = 365 * 86_400_000;
const mostShown = 8;

/** Which hours the booking would block for a calendar, in words; the reader is fetched when it is first needed. */
async function blockedBy(text: string): Promise<string[]> {
  const { busyInIcs } = await import('#features/booking/calendars/busy-in-ics.ts');
  const zone = ownZone();
  const spans = busyInIcs(text, {
    within: { start: Date.now() - year, end: Date.now() + 2 * year },
    zone,
    own: { uids: new Set(), remoteIds: new Set() },
  });
  return spans.map(({ start, end }) => spanText(new Date(start), new Date(end), zone));
}

/** Composes a calendar file from the visitor's input, or takes a pasted one, and reads it as the booking reads a host's calendar. */
export function CalendarTrial() {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<EntryProblems>({});
  const [blocked, setBlocked] = useState<string[] | null>(null);
  const [unread, setUnread] = useState('');
  const [busy, setBusy] = useState(false);

  async function read(calendar: string) {
    setBusy(true);
    setUnread('');
    try {
      setBlocked(await blockedBy(calendar));
    } catch {
      setBlocked(null);
      setUnread(
        'This isn’t a calendar file: it should begin with BEGIN:VCALENDAR and end with END:VCALENDAR.',
      );
    }
    setBusy(false);
  }
  function compose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '');
    const entry = entryText(
      { title: typed('title'), day: typed('day'), time: typed('time'), minutes: typed('minutes') },
      { uid: crypto.randomUUID(), stamp: new Date() },
    );
    setProblems('problems' in entry ? entry.problems : {});
    if ('problems' in entry) return;
    setText(entry.text);
    void read(entry.text);
  }

  return (
    <div id="try-calendar" className="@container scroll-mt-6 rounded-tile bg-raised p-5 text-ink sm:p-8">
      <h3 className="text-[1.75rem]">A calendar file</h3>
      <p className="mt-2 text-mute">
        Write an entry, or paste a calendar of your own. Your browser reads it with the same code that keeps a
        host’s busy hours free of bookings.
      </p>
      <form onSubmit={compose} noValidate className="mt-6 grid gap-4 @lg:grid-cols-3">
        <TextField
          label="Meeting"
          name="title"
          required
          maxLength={80}
          defaultValue="Board meeting"
          error={problems.title ?? ''}
          className="@lg:col-span-3"
        />
        <TextField label="Day" name="day" type="date" required error={problems.day ?? ''} />
        <TextField
          label="Begins"
          name="time"
          type="time"
          required
          defaultValue="10:00"
          error={problems.time ?? ''}
        />
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="numeric"
          required
          defaultValue="45"
          error={problems.minutes ?? ''}
        />
        <Button type="submit" className="@lg:col-span-3">
          Write the entry
        </Button>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read(text);
        }}
        className="mt-8 grid gap-4 border-t-2 border-ink pt-6"
      >
        <TextArea
          label="Calendar file"
          required
          rows={5}
          value={text}
          spellCheck={false}
          placeholder="BEGIN:VCALENDAR …"
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          error={unread}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setBlocked(null);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" size="small" busy={busy}>
            Read the file
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={!text}
            onClick={() => download('meeting.ics', text, 'text/calendar')}
          >
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            Download .ics
          </Button>
        </div>
        <div role="status">
          {blocked ? (
            <>
              <p className="text-lg font-medium">
                {blocked.length === 0
                  ? 'Nothing in this file would block a booking.'
                  : `This file would block bookings at ${blocked.length === 1 ? 'this time' : `${blocked.length} times`}:`}
              </p>
              <ul className="mt-2 text-mute">
                {blocked.slice(0, mostShown).map((span) => (
                  <li key={span}>{span}</li>
                ))}
              </ul>
              {blocked.length > mostShown ? (
                <p className="text-mute">and {blocked.length - mostShown} more.</p>
              ) : null}
            </>
          ) : null}
        </div>
      </form>
    </div>
  );
}
