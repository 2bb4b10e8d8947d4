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
      heading="Move it"
      about="To a free time of the same people. No notice has to be kept; the visitor is told by mail."
    >
      <form method="get" action="#move" className="flex flex-wrap items-end gap-3">
        <TextField label="On" name="day" type="date" required defaultValue={page.day} key={page.day} />
        <Button type="submit" variant="ghost">
          Show the times
        </Button>
      </form>
      {page.starts.length === 0 ? (
        <p className="mt-4 text-mute">{dayOfDate(page.day)} has no free time for it.</p>
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
          <TextArea label="A word about it" name="message" rows={2} defaultValue={refused?.typed.message} />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Move the meeting
          </Button>
        </Form>
      )}
    </WorkspacePart>
  );
}

function CancelPart() {
  return (
    <WorkspacePart
      heading="Cancel it"
      about="The time is free again at once. The visitor is told, with free times nearby."
    >
      <form method="post" className="grid gap-4">
        <TextArea label="A word to the visitor" name="message" rows={2} maxLength={1000} />
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="ghost"
          tone="danger"
          size="small"
          className="justify-self-start"
        >
          Cancel the meeting
        </Button>
      </form>
    </WorkspacePart>
  );
}

function NoShowPart({ page }: { page: MeetingPage }) {
  const isNoShow = page.standing === 'no-show';
  return (
    <WorkspacePart heading="Who came" about="For the house alone; nobody is told.">
      <form method="post">
        <input type="hidden" name="noShow" value={isNoShow ? 'no' : 'yes'} />
        <Button type="submit" name="intent" value="noShow" variant="ghost" size="small">
          {isNoShow ? 'They came after all' : 'Nobody came'}
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
                <dt className="text-sm text-mute">By their clock</dt>
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
                <dt className="text-sm text-mute">Said at the last change</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{page.message}</dd>
              </div>
            ) : null}
          </dl>
        </WorkspacePart>
        {open ? <MovePart page={page} refused={refused} /> : null}
        {open ? (
          <WorkspacePart heading="Hand it over" about="The time stays; visitor and both hosts are told.">
            {page.free.length === 0 ? (
              <p className="text-mute">Nobody else who holds such meetings is free then.</p>
            ) : (
              <HandOverForm booking={page.id} from={page.hosts} free={page.free} />
            )}
          </WorkspacePart>
        ) : null}
        {open ? <CancelPart /> : null}
        {writes && page.begun && page.standing !== 'cancelled' ? <NoShowPart page={page} /> : null}
        <WorkspacePart heading="What happened">
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
