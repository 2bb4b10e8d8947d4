import { Paperclip } from 'lucide-react';
import { fileSize } from '#ui/fields/file-size.ts';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';

type ShownMessage = ShownConversation['messages'][number];

function Files({ files }: { files: ShownMessage['files'] }) {
  return (
    <ul className="mt-3 grid gap-1">
      {files.map(({ id, name, bytes, href }) => (
        <li key={id}>
          <a
            href={href}
            download={name}
            className="inline-flex min-h-11 max-w-full items-center gap-2 underline underline-offset-4"
          >
            <Paperclip size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm opacity-75">{fileSize(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Message({ message, own }: { message: ShownMessage; own: boolean }) {
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
          <Collapse summary="What was quoted" variant="quiet" className="mt-2">
            <p className="whitespace-pre-line wrap-anywhere text-sm opacity-80">{message.quoted}</p>
          </Collapse>
        ) : null}
        {message.files.length > 0 ? <Files files={message.files} /> : null}
      </div>
    </li>
  );
}

/** What both sides said, the oldest first. */
export function MessageList({ messages, side }: Pick<ShownConversation, 'messages' | 'side'>) {
  return (
    <ol aria-label="What was said" className="mt-8 grid gap-6">
      {messages.map((message) => (
        <Message key={message.id} message={message} own={message.side === side} />
      ))}
    </ol>
  );
}
