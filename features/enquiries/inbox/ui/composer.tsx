import { LockKeyhole, Paperclip, Reply, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { WaitingFile } from '../../receive.server.ts';
import { FilePart } from '../../ui/file-part.tsx';
import type { InboxPage } from '../page.server.ts';
import { firstNameOf } from '../rules.ts';
import type { WorkspaceThread } from '../thread.server.ts';
import { insertAt } from './insert-at.ts';
import { MentionRow } from './mention-row.tsx';
import { ReplyMenu } from './reply-menu.tsx';

/** An answer or a note that came back, with the files that were kept. */
export type ComposerRefusal = (Refusal & { intent: string; files?: readonly WaitingFile[] }) | null;

interface ComposerProps {
  thread: WorkspaceThread;
  page: Pick<InboxPage, 'replies' | 'colleagues' | 'begun' | 'own' | 'writes'>;
  /** The address of this conversation, with something more in it. */
  hrefWith: (more: Readonly<Record<string, string>>) => string;
  refused: ComposerRefusal;
}

const area =
  'field-sizing-content block max-h-80 min-h-[calc(2lh+.5rem)] w-full resize-none bg-transparent px-1 text-[.9375rem] leading-normal placeholder:text-mute focus:outline-none';
const way =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.90625rem] font-[540] hover:bg-selected';

/** Answers, or leaves a note for the staff; what was typed in one stays while the other is written. */
export function Composer({ thread, page, hrefWith, refused }: ComposerProps) {
  const { reference, name } = thread;
  const mode = refused ? (refused.intent === 'note' ? 'note' : 'reply') : page.writes;
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const areaOf = (id: string) => place.current?.querySelector<HTMLTextAreaElement>(`#${id}`) ?? null;
  // Also when the same address was asked for once more.
  useEffect(() => {
    if (`${key}${hash}`.endsWith(`#${mode}`)) document.getElementById(mode)?.focus();
  }, [mode, hash, key]);
  const wrong = (field: string) => refused?.fields[field];
  const says = (intent: string) =>
    refused?.intent === intent ? (
      <Alert tone="danger" heading={wrong('message') ?? wrong('note') ?? refused.message} />
    ) : null;
  return (
    <div ref={place} id="compose" className="p-4 pt-0">
      <Form
        key={`reply ${reference}`}
        method="post"
        encType="multipart/form-data"
        keep={`desk-answer-${reference}`}
        hidden={mode !== 'reply'}
        className="rounded-input border border-outline px-3 pt-3 pb-2.5 focus-within:border-ink"
      >
        <FormKey />
        <input type="hidden" name="open" value={reference} />
        <AlertPlace urgent className="not-empty:mb-3">
          {says('answer')}
        </AlertPlace>
        <label htmlFor="reply" className="sr-only">
          Reply to {name}
        </label>
        <textarea
          id="reply"
          name="message"
          required
          maxLength={8000}
          defaultValue={refused?.intent === 'answer' ? refused.typed.message : (page.begun ?? undefined)}
          aria-invalid={wrong('message') ? true : undefined}
          placeholder={`Reply to ${firstNameOf(name)}`}
          className={area}
        />
        <div className="mt-2 flex flex-wrap items-start gap-x-1 gap-y-1">
          <ReplyMenu
            replies={page.replies}
            hrefOf={(id) => hrefWith({ reply: id })}
            onChosen={(text) => insertAt(areaOf('reply'), text)}
          />
          <Collapse
            summary={
              <span className="flex items-center gap-2">
                <Paperclip size={18} strokeWidth={1.5} aria-hidden="true" />
                Attach
              </span>
            }
            variant="quiet"
            open={wrong('files') !== undefined || undefined}
            className="min-w-0 text-[.90625rem] open:order-last open:basis-full [&>summary]:px-3 [&>summary]:text-ink [&>summary>svg:last-child]:hidden [&>summary>span:last-child:not(:first-child)]:hidden"
          >
            <FilePart
              keep={`desk-answer-${reference}`}
              before={refused?.files ?? []}
              error={wrong('files')}
            />
          </Collapse>
          <a href={hrefWith({ write: 'note' })} className={way}>
            <LockKeyhole size={18} strokeWidth={1.5} aria-hidden="true" />
            Note
          </a>
          <Button type="submit" name="intent" value="answer" variant="ink" size="small" className="ms-auto">
            <Send size={18} strokeWidth={1.5} aria-hidden="true" />
            Send reply
          </Button>
        </div>
      </Form>
      <Form
        key={`note ${reference}`}
        method="post"
        keep={`desk-note-${reference}`}
        hidden={mode !== 'note'}
        className="rounded-input border border-dashed border-outline px-3 pt-3 pb-2.5 focus-within:border-ink"
      >
        <FormKey />
        <input type="hidden" name="open" value={reference} />
        <AlertPlace urgent className="not-empty:mb-3">
          {says('note')}
        </AlertPlace>
        <label htmlFor="note" className="sr-only">
          Note for staff
        </label>
        <textarea
          id="note"
          name="note"
          required
          maxLength={8000}
          defaultValue={refused?.intent === 'note' ? refused.typed.note : undefined}
          aria-invalid={wrong('note') ? true : undefined}
          aria-describedby="note-hint"
          placeholder="Note for staff"
          className={area}
        />
        <p id="note-hint" className="px-1 pt-1 text-[.8125rem] text-mute">
          {firstNameOf(name)} doesn’t see this, and it isn’t sent by email. It’s included if they ask for a
          copy of their data.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-1">
          <MentionRow
            colleagues={page.colleagues.filter(({ userId }) => userId !== page.own)}
            onChosen={(text) => insertAt(areaOf('note'), text)}
          />
          <a href={hrefWith({})} className={way}>
            <Reply size={18} strokeWidth={1.5} aria-hidden="true" />
            Reply
          </a>
          <Button type="submit" name="intent" value="note" variant="ink" size="small" className="ms-auto">
            <LockKeyhole size={18} strokeWidth={1.5} aria-hidden="true" /> Add note{' '}
          </Button>
        </div>
      </Form>
    </div>
  );
}
