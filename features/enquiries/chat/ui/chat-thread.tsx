import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { ShownConversation } from '../../conversation-page.server.ts';
import type { EnquiryRefusal } from '../../receive.server.ts';
import { AnswerForm } from '../../ui/answer-form.tsx';
import { ThreadMessages } from '../../ui/thread-messages.tsx';
import { useReadMark } from '../../ui/use-read-mark.ts';

interface ChatThreadProps {
  conversation: ShownConversation;
  /** Whether email leaves the site: answers are promised by email only then. */
  byMail: boolean;
  /** The page of the chat, where forms post to without scripts. */
  action: string;
  refusal: EnquiryRefusal | null;
  onChanged: () => void;
}

function afterwards({ state, email }: ShownConversation, byMail: boolean): string {
  if (!byMail) return 'Keep this page open or come back to it in this browser. Our answer will appear here.';
  return state === 'unconfirmed'
    ? `We’ve emailed ${email}. Please confirm the address so our answer reaches you even if you leave.`
    : `You can leave at any time. We’ll email anything you haven’t read to ${email}.`;
}

/** An open chat: the messages, the field for the next one, and the button that ends it. */
export function ChatThread({ conversation, byMail, action, refusal, onChanged }: ChatThreadProps) {
  const place = useRef<HTMLDivElement>(null);
  const { messages, unread } = conversation;
  useReadMark({
    query: 'chat=here',
    upTo: messages.at(-1)?.id,
    unread: unread > 0,
    place,
    onRead: onChanged,
  });
  return (
    <>
      <div
        ref={place}
        role="log"
        aria-label="Chat"
        className="rounded-card border border-line bg-raised p-4 sm:p-6"
      >
        <ThreadMessages {...conversation} />
      </div>
      <div id="latest" className="mt-5">
        <AnswerForm
          conversation={conversation}
          action={action}
          refusal={refusal}
          words={{ label: 'Your message', button: 'Send' }}
          compact
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-[30rem] text-sm text-mute">{afterwards(conversation, byMail)}</p>
        <div className="flex flex-wrap gap-2">
          <noscript>
            <a
              href={`${action}#latest`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {' '}
              Check for an answer{' '}
            </a>
          </noscript>
          <form method="post" action={action}>
            <Button type="submit" name="intent" value="leave" variant="ghost" size="small">
              {' '}
              Leave chat{' '}
            </Button>
          </form>
        </div>
      </div>
    </>
  );
}
