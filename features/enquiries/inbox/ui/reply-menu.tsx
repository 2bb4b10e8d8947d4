import { TextQuote } from 'lucide-react';
import { Popover } from '#ui/panels/popover.tsx';
import type { InboxPage } from '../page.server.ts';

interface ReplyMenuProps {
  replies: InboxPage['replies'];
  /** The page with this reply begun, for browsers without scripts. */
  hrefOf: (id: string) => string;
  onChosen: (text: string) => void;
}

/** Answers that are written often, with the person's name filled in; choosing one adds it where the cursor stands. */
export function ReplyMenu({ replies, hrefOf, onChosen }: ReplyMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="inbox-replies"
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.90625rem] font-[540] hover:bg-selected"
      >
        <TextQuote size={18} strokeWidth={1.5} aria-hidden="true" />
        Saved replies
      </button>
      <Popover
        id="inbox-replies"
        aria-label="Saved replies"
        side="top"
        className="max-h-96 !max-w-[min(26rem,calc(100vw-1rem))] overflow-y-auto !p-2"
      >
        {replies.length === 0 ? (
          <p className="px-3 pt-2 text-mute">
            No saved replies yet. Save an answer here that you write often.
          </p>
        ) : (
          <ul>
            {replies.map(({ id, title, text }) => (
              <li key={id}>
                <a
                  href={hrefOf(id)}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById('inbox-replies')?.hidePopover();
                    onChosen(text);
                  }}
                  className="block rounded-xl px-3 py-2 hover:bg-selected"
                >
                  <span className="block font-[540]">{title}</span>
                  <span className="line-clamp-2 text-[.84375rem] text-mute">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1 border-t border-line px-3 pt-2 pb-1">
          <a
            href="/admin-panel/inbox/replies"
            className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
          >
            {' '}
            Manage saved replies{' '}
          </a>
        </p>
      </Popover>
    </>
  );
}
