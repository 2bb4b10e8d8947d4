import { Count } from '#ui/data/count.tsx';
import type { ShownThread } from '../account-page.server.ts';

interface ThreadListProps {
  threads: readonly ShownThread[];
  /** The reference of the one that is open. */
  open: string | null;
  href: (reference: string) => string;
}

/** Conversations, the latest word first: what it is about, who said what last, and what is new. */
export function ThreadList({ threads, open, href }: ThreadListProps) {
  return (
    <ul aria-label="Conversations">
      {threads.map(({ reference, title, from, lastAuthor, lastWord, lastAt, when, unread }) => (
        <li key={reference} className="border-b border-line last:border-0">
          <a
            href={href(reference)}
            aria-current={reference === open ? 'true' : undefined}
            className="grid min-h-18 grid-cols-[minmax(0,1fr)] content-center gap-1 px-4 py-3 hover:bg-selected aria-[current]:@4xl:border-ink aria-[current]:@4xl:bg-selected sm:px-5 @4xl:border-s-3 @4xl:border-transparent @4xl:ps-[1.0625rem]"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className={`min-w-0 truncate ${unread > 0 ? 'font-semibold' : 'font-[540]'}`}>
                {title || reference}
              </span>
              <time dateTime={lastAt} className="mono-label shrink-0 text-[.78125rem] text-mute">
                {when}
              </time>
            </span>
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate text-[.875rem] text-mute">
                {from ? `${from}: ` : ''}
                {lastAuthor}: {lastWord}
              </span>
              <Count value={unread} label="unread" variant="strong" className="shrink-0" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
