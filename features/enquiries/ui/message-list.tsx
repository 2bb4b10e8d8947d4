import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import { MessageFiles } from './message-files.tsx';

type ShownMessage = ShownConversation['messages'][number];

function Message({ message, own, read }: { message: ShownMessage; own: boolean; read: string | null }) {
  return (
    <li className={`grid max-w-[36rem] gap-1.5 ${own ? 'ms-auto w-[92%]' : 'w-[92%]'}`}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="flex items-center gap-2 font-semibold">
          {own ? null : <span aria-hidden="true" className="size-2.5 rounded-full bg-hue" />}
          {own ? 'You' : message.author}
        </span>
        <time dateTime={message.sent} className="text-mute">
          {message.when}
        </time>
      </p>
      <div
        className={`rounded-card border p-5 ${own ? 'border-transparent bg-sunk' : 'border-line bg-raised'}`}
      >
        <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
        {message.quoted ? (
          <Collapse summary="Quoted text" variant="quiet" className="mt-2">
            <p className="whitespace-pre-line wrap-anywhere text-sm opacity-80">{message.quoted}</p>
          </Collapse>
        ) : null}
        <MessageFiles files={message.files} />
      </div>
      {read ? <p className="text-end text-sm text-mute">Read {read}</p> : null}
    </li>
  );
}

/** What both sides said, the oldest first. */
export function MessageList({
  messages,
  side,
  readMark,
}: Pick<ShownConversation, 'messages' | 'side' | 'readMark'>) {
  return (
    <ol aria-label="Messages" className="mt-8 grid gap-6">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          own={message.side === side}
          read={readMark?.id === message.id ? readMark.when : null}
        />
      ))}
    </ol>
  );
}
