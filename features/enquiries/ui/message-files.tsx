import { Paperclip } from 'lucide-react';
import { fileSize } from '#ui/fields/file-size.ts';
import type { ShownConversation } from '../conversation-page.server.ts';

/** What came along with a message, each to be saved. */
export function MessageFiles({ files }: Pick<ShownConversation['messages'][number], 'files'>) {
  if (files.length === 0) return null;
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
