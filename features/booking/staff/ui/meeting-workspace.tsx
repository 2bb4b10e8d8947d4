import type { Refusal } from '#lib/forms/refusal.ts';
import { whenText } from '#lib/time/when-text.ts';
import { clockAt, dayOfDate } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { happenedWords } from '../meeting-words.ts';
import type { MeetingPage } from '../pages.server.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { MeetingBadge } from './meeting-badge.tsx';

interface MeetingWorkspaceProps {
  page: MeetingPage;
  refused: Refusal | null;
  writes: boolean;
}

function MovePart({ page, refused }: Pick<MeetingWorkspaceProps, 'page' | 'refused'>) {
  return (
    <WorkspacePart
      id="move"
      heading="Move meeting"
      about="Choose another time when the same people are free. You don’t have to give notice. We’ll email the visitor."
    >
      <form method="get" action="#move" className="flex flex-wrap items-end gap-3">
        <TextField label="On" name="day" type="date" required defaultValue={page.day} key={page.day} />
        <Button type="submit" variant="ghost">
          {' '}
          Show times{' '}
        </Button>
      </form>
      {page.starts.length === 0 ? (
        <p className="mt-4 text-mute">{dayOfDate(page.day)} has no free times for this meeting.</p>
      ) : (
        <Form method="post" className="mt-5 grid gap-5">
          <input type="hidden" name="intent" value="move" />
          <SelectField
            label={`Free on ${dayOfDate(page.day)}`}
            name="start"
            required
            defaultValue={refused?.typed.start}
            error={refused?.fields.start}
          >
            {page.starts.map((start) => (
              <option key={start} value={start}>
                {clockAt(start, page.zone)}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="Message to the visitor"
            name="message"
            rows={2}
            defaultValue={refused?.typed.message}
          />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            {' '}
            Move meeting{' '}
          </Button>
        </Form>
      )}
    </WorkspacePart>
  );
}

function CancelPart() {
  return (
    <WorkspacePart
      heading="Cancel meeting"
      about="The time becomes free immediately. We’ll email the visitor and suggest other times nearby."
    >
      <form method="post" className="grid gap-4">
        <TextArea label="Message to the visitor" name="message" rows={2} maxLength={1000} />
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="ghost"
          tone="danger"
          size="small"
          className="justify-self-start"
        >
          {' '}
          Cancel meeting{' '}
        </Button>
      </form>
    </WorkspacePart>
  );
}

function NoShowPart({ page }: { page: MeetingPage }) {
  const isNoShow = page.standing === 'no-show';
  return (
    <WorkspacePart heading="Attendance" about="For staff only. We don’t tell anyone.">
      <form method="post">
        <input type="hidden" name="noShow" value={isNoShow ? 'no' : 'yes'} />
        <Button type="submit" name="intent" value="noShow" variant="ghost" size="small">
          {isNoShow ? 'Mark as attended' : 'Mark as no-show'}
        </Button>
      </form>
    </WorkspacePart>
  );
}

/** One meeting: what it is about, and what can be done with it. */
export function MeetingWorkspace({ page, refused, writes }: MeetingWorkspaceProps) {
  const when = (zone: string) => whenText(new Date(page.start), new Date(page.end), zone);
  const open = writes && page.isOpen;
  return (
    <>
      <FactStrip
        className="mb-5"
        facts={[
          { label: 'State', value: <MeetingBadge standing={page.standing} /> },
          { label: 'When', value: when(page.zone) },
          { label: 'Host', value: page.host },
          { label: 'Reference', value: <span className="font-mono text-[.9375rem]">{page.reference}</span> },
        ]}
      />
      <DetailPage>
        <WorkspacePart heading={page.type}>
          <dl className="grid gap-3">
            <div>
              <dt className="text-sm text-mute">Visitor</dt>
              <dd>
                {page.name},{' '}
                <a href={`mailto:${page.email}`} className="underline underline-offset-4 wrap-anywhere">
                  {page.email}
                </a>
              </dd>
            </div>
            {page.theirZone === page.zone ? null : (
              <div>
                <dt className="text-sm text-mute">In their time zone</dt>
                <dd>{when(page.theirZone)}</dd>
              </div>
            )}
            {page.video ? (
              <div>
                <dt className="text-sm text-mute">Video</dt>
                <dd className="wrap-anywhere">{page.video}</dd>
              </div>
            ) : null}
            {page.wishes.length > 0 ? (
              <div>
                <dt className="text-sm text-mute">What they wrote</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{page.wishes.join('\n\n')}</dd>
              </div>
            ) : null}
            {page.message ? (
              <div>
                <dt className="text-sm text-mute">Message with the last change</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{page.message}</dd>
              </div>
            ) : null}
          </dl>
        </WorkspacePart>
        {open ? <MovePart page={page} refused={refused} /> : null}
        {open ? (
          <WorkspacePart
            heading="Hand over meeting"
            about="The time stays the same. We’ll email the visitor and both hosts."
          >
            {page.free.length === 0 ? (
              <p className="text-mute">No other host of these meetings is free then.</p>
            ) : (
              <HandOverForm booking={page.id} from={page.hosts} free={page.free} />
            )}
          </WorkspacePart>
        ) : null}
        {open ? <CancelPart /> : null}
        {writes && page.begun && page.standing !== 'cancelled' ? <NoShowPart page={page} /> : null}
        <WorkspacePart heading="History">
          <ul className="grid gap-2">
            {page.history.map(({ id, kind, actor, at }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-4">
                <Moment at={at} zone={page.zone} className="text-mute" />
                <span>{happenedWords[kind] ?? kind}</span>
                <span className="text-[.9375rem] text-mute">
                  {actor.startsWith('user:')
                    ? 'by staff'
                    : actor.startsWith('host:')
                      ? 'by the host'
                      : actor === 'visitor'
                        ? 'by the visitor'
                        : ''}
                </span>
              </li>
            ))}
          </ul>
        </WorkspacePart>
      </DetailPage>
    </>
  );
}
