import { CheckCheck, LockKeyhole } from 'lucide-react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { MessageFiles } from '../../ui/message-files.tsx';
import type { WorkspaceEntry, WorkspaceThread } from '../thread.server.ts';
import { CameAlong } from './came-along.tsx';
import { NoteText } from './note-text.tsx';

const ways = { form: ', with the form', page: '', mail: ', by email', chat: ', in the chat' };
const twoColumns = 'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3';

interface EntryProps {
  entry: WorkspaceEntry;
  thread: WorkspaceThread;
  /** Whether it is what the conversation began with. */
  first: boolean;
}

function Entry({ entry, thread, first }: EntryProps) {
  if (entry.kind === 'happening')
    return (
      <p className={`${twoColumns} items-baseline text-[.84375rem] text-mute`}>
        <time dateTime={entry.at} className="mono-label text-[.78125rem]">
          {entry.time}
        </time>
        <span>{entry.words}</span>
      </p>
    );
  if (entry.kind === 'note')
    return (
      <div className="ms-[3.25rem] max-w-[33rem] rounded-input border border-dashed border-outline px-4 py-3 text-[.875rem] leading-snug max-sm:ms-0">
        <p className="mb-1 flex flex-wrap items-center gap-x-2 text-mute">
          <LockKeyhole size={16} strokeWidth={1.5} aria-hidden="true" />
          <span className="font-medium">Note for staff</span>
          <span>
            {entry.author}, <time dateTime={entry.at}>{entry.time}</time>
          </span>
        </p>
        <NoteText text={entry.body} />
      </div>
    );
  const theirs = entry.side === 'visitor';
  return (
    <div className={twoColumns}>
      <Avatar name={entry.author} hue={theirs ? 'sun' : 'lilac'} size="small" className="mt-0.5 !size-9" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[.90625rem]">
          <span className="font-[540] wrap-anywhere">{entry.author}</span>
          <time dateTime={entry.sent} className="text-[.84375rem] text-mute">
            {entry.time}
            {ways[entry.via]}
          </time>
          {entry.isNew ? <span className="text-[.84375rem] font-medium text-accent">New</span> : null}
        </p>
        <p className="mt-0.5 max-w-[33rem] whitespace-pre-line text-[.9375rem] leading-normal wrap-anywhere">
          {entry.body}
        </p>
        {entry.quoted ? (
          <Collapse summary="Quoted text" variant="quiet" className="mt-1 text-[.9375rem]">
            <p className="whitespace-pre-line wrap-anywhere text-sm text-mute">{entry.quoted}</p>
          </Collapse>
        ) : null}
        <MessageFiles files={entry.files} />
        {first ? <CameAlong thread={thread} /> : null}
        {thread.readMark?.id === entry.id ? (
          <p className="mt-1.5 flex items-center gap-1.5 text-[.84375rem] text-mute">
            <CheckCheck size={16} strokeWidth={1.5} aria-hidden="true" />
            Read {thread.readMark.when}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** What was said, noted and done, day by day, the oldest first. */
export function ThreadEntries({ thread }: { thread: WorkspaceThread }) {
  const firstMessage = thread.entries.find(({ kind }) => kind === 'message')?.id;
  return (
    <ol aria-label="Messages and events" className="grid gap-3.5">
      {thread.entries.map((entry, index) => (
        <li key={entry.id}>
          {entry.day === thread.entries[index - 1]?.day ? null : (
            <p className="mb-3.5 flex items-center gap-3 text-[.8125rem] text-mute after:h-px after:flex-1 after:bg-line">
              {entry.day}
            </p>
          )}
          <Entry entry={entry} thread={thread} first={entry.id === firstMessage} />
        </li>
      ))}
    </ol>
  );
}
