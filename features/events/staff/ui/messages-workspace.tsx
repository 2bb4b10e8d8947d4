import { Send } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { Audience } from '../../schema.ts';
import type { MessagesPage } from '../workspace-page.server.ts';
import { EventTabs } from './event-tabs.tsx';

interface MessagesWorkspaceProps {
  page: MessagesPage;
  zone: string;
  refused: Refusal | null;
  writes: boolean;
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const audienceWords: Record<Audience, string> = {
  seated: 'People with a seat',
  waiting: 'People on the waiting list',
  everybody: 'Everyone',
};

function Preview({ page }: Pick<MessagesWorkspaceProps, 'page'>) {
  const { open, readers, preview } = page;
  if (!open || open.sentTo !== null) return null;
  const count = open.audience === 'everybody' ? readers.seated + readers.waiting : readers[open.audience];
  return (
    <WorkspacePart
      heading="Preview"
      about={`${audienceWords[open.audience]}: ${people(count)}. It hasn’t been sent yet. Change it below or send it.`}
    >
      {preview ? (
        <>
          <p className="mb-2 font-[540] wrap-anywhere">{preview.subject}</p>
          <iframe
            title="The email as guests will see it"
            srcDoc={preview.html}
            sandbox=""
            className="h-112 w-full rounded-input border border-line bg-white"
          />
        </>
      ) : null}
      <form method="post" className="mt-4 flex flex-wrap gap-2">
        <input type="hidden" name="message" value={open.id} />
        {count > 0 ? (
          <Button type="submit" name="intent" value="send" variant="ink" size="small">
            <Send size={16} strokeWidth={1.5} aria-hidden="true" />
            Send to {people(count)}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="drop" variant="ghost" size="small">
          {' '}
          Discard{' '}
        </Button>
      </form>
    </WorkspacePart>
  );
}

/** What is written to those who come: written, looked at, sent once. */
export function MessagesWorkspace({ page, zone, refused, writes }: MessagesWorkspaceProps) {
  const { event, messages, open, readers } = page;
  const draft = open?.sentTo === null ? open : null;
  const typed: Readonly<Record<string, string>> = refused?.typed ?? {};
  const sent = messages.filter(({ sentTo }) => sentTo !== null);
  const drafts = messages.filter(({ sentTo, id }) => sentTo === null && id !== open?.id);
  return (
    <>
      <EventTabs event={event} here="messages" />
      <DetailPage>
        {writes ? <Preview page={page} /> : null}
        {writes ? (
          <WorkspacePart
            id="write"
            heading="Write a message"
            about="You’ll see a preview before it’s sent. The email includes the time, the place and a link to their ticket."
          >
            <Form method="post" className="grid gap-5">
              <input type="hidden" name="intent" value="write" />
              <RadioGroup
                label="Send to"
                name="audience"
                required
                defaultValue={typed.audience ?? draft?.audience ?? 'seated'}
                error={refused?.fields.audience}
                options={[
                  { value: 'seated', label: audienceWords.seated, note: people(readers.seated) },
                  { value: 'waiting', label: audienceWords.waiting, note: people(readers.waiting) },
                  {
                    value: 'everybody',
                    label: audienceWords.everybody,
                    note: people(readers.seated + readers.waiting),
                  },
                ]}
              />
              <TextField
                label="Subject"
                name="subject"
                required
                maxLength={150}
                defaultValue={typed.subject ?? draft?.subject}
                error={refused?.fields.subject}
              />
              <TextArea
                label="Message"
                name="body"
                required
                rows={6}
                maxLength={5000}
                defaultValue={typed.body ?? draft?.body}
                error={refused?.fields.body}
              />
              <Button type="submit" variant="ink" size="small" className="justify-self-start">
                {' '}
                Preview message{' '}
              </Button>
            </Form>
          </WorkspacePart>
        ) : null}
        <WorkspacePart heading="Sent">
          {sent.length + drafts.length === 0 ? <p className="text-mute">No messages yet.</p> : null}
          <ul className="-my-3 divide-y divide-line">
            {[...drafts, ...sent].map(({ id, subject, body, audience, sentTo, sentAt }) => (
              <li key={id} className="py-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  {sentTo === null ? (
                    <a href={`?message=${id}`} className="font-[540] underline underline-offset-4">
                      {subject}
                    </a>
                  ) : (
                    <span className="font-[540]">{subject}</span>
                  )}
                  {sentAt ? <Moment at={sentAt} zone={zone} className="text-mute" /> : null}
                </p>
                <p className="text-[.9375rem] text-mute">
                  {sentTo === null
                    ? `${audienceWords[audience]}, not sent`
                    : `${audienceWords[audience]}, ${people(sentTo)}`}
                </p>
                <p className="mt-1 line-clamp-3 whitespace-pre-line text-[.9375rem]">{body}</p>
              </li>
            ))}
          </ul>
        </WorkspacePart>
      </DetailPage>
    </>
  );
}
