import { CheckCheck } from 'lucide-react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import { MessageFiles } from './message-files.tsx';

type ShownMessage = ShownConversation['messages'][number];

const ways = { form: ', with the form', page: '', mail: ', by email', chat: ', in the chat' };

interface MessageProps {
  message: ShownMessage;
  /** Whether whoever looks is on the side that said it. */
  ours: boolean;
  /** When the other side had read it, where it is the last that they have. */
  read: string | null;
}

function Message({ message, ours, read }: MessageProps) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3 sm:gap-4">
      <Avatar name={message.author} hue={ours ? 'sky' : 'lilac'} size="small" className="mt-0.5" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[.9375rem]">
          <span className="font-[540] wrap-anywhere">{message.author}</span>
          <time dateTime={message.sent} className="text-[.84375rem] text-mute">
            {message.time}
            {ways[message.via]}
          </time>
          {message.isNew ? <span className="text-[.84375rem] font-medium text-accent">New</span> : null}
        </p>
        <p className="mt-0.5 max-w-[36rem] whitespace-pre-line wrap-anywhere">{message.body}</p>
        {message.quoted ? (
          <Collapse summary="Quoted text" variant="quiet" className="mt-1">
            <p className="whitespace-pre-line wrap-anywhere text-sm text-mute">{message.quoted}</p>
          </Collapse>
        ) : null}
        <MessageFiles files={message.files} />
        {read ? (
          <p className="mt-1.5 flex items-center gap-1.5 text-[.84375rem] text-mute">
            <CheckCheck size={16} strokeWidth={1.5} aria-hidden="true" />
            Read {read}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** What both sides said, day by day, the oldest first. */
export function ThreadMessages({
  messages,
  side,
  readMark,
}: Pick<ShownConversation, 'messages' | 'side' | 'readMark'>) {
  return (
    <ol aria-label="Messages" className="grid gap-5">
      {messages.map((message, index) => (
        <li key={message.id}>
          {message.day === messages[index - 1]?.day ? null : (
            <p className="mb-5 flex items-center gap-4 text-[.84375rem] text-mute after:h-px after:flex-1 after:bg-line">
              {message.day}
            </p>
          )}
          <Message
            message={message}
            ours={message.side === side}
            read={readMark?.id === message.id ? readMark.when : null}
          />
        </li>
      ))}
    </ol>
  );
}
