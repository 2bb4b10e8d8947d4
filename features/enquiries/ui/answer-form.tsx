import { Send } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import type { EnquiryRefusal } from '../receive.server.ts';
import { FilePart } from './file-part.tsx';

interface AnswerFormProps {
  conversation: Pick<ShownConversation, 'side' | 'name' | 'reference'>;
  /** The page that takes it. */
  action: string;
  refusal: EnquiryRefusal | null;
  /** Folds the files away, for the foot of a conversation. */
  compact?: boolean;
  /** What a chat calls its field and button; there the Enter key sends. */
  words?: { label: string; button: string };
}

/** Sends at Enter, as chats do; Shift and Enter begin a new line. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, shiftKey, target, currentTarget, nativeEvent } = event;
  // Whoever composes a letter from several keys confirms it with Enter.
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

/** Goes on with a conversation. */
export function AnswerForm({ conversation, action, refusal, compact = false, words }: AnswerFormProps) {
  const { side, name, reference } = conversation;
  // Once it was said the form starts again, with another key. News from the other side leave it alone.
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { busy, refused, send } = useSend({
    refused: refusal,
    onTaken: () => {
      // Before the next one takes its place, which would find what was typed and kept.
      place.current?.querySelector('form')?.reset();
      setSent((before) => before + 1);
    },
  });
  const keep = `answer-${reference}`;
  const files = <FilePart keep={keep} before={refusal?.files ?? []} error={refused?.fields.files} />;
  const button = (
    <Button
      type="submit"
      variant={compact ? 'ghost' : 'main'}
      size={compact ? 'small' : 'regular'}
      busy={busy}
      className={compact ? 'ms-auto' : 'sm:justify-self-start'}
    >
      {compact ? <Send size={18} strokeWidth={1.5} aria-hidden="true" /> : null}
      {words?.button ?? 'Send answer'}
    </Button>
  );
  return (
    <div ref={place}>
      <Form
        key={`${reference} ${sent}`}
        method="post"
        action={action}
        encType="multipart/form-data"
        keep={keep}
        onSubmit={send}
        onKeyDown={words ? sendByEnter : undefined}
        className={compact ? 'grid gap-2' : 'mt-10 grid max-w-[36rem] gap-5 border-t border-line pt-8'}
      >
        <FormKey />
        <input type="hidden" name="intent" value="answer" />
        <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
        <TextArea
          label={words?.label ?? (side === 'staff' ? `To ${name}` : 'Your answer')}
          name="message"
          required
          rows={compact ? 2 : 4}
          maxLength={8000}
          defaultValue={refusal?.typed.message}
          error={refused?.fields.message}
        />
        {compact ? (
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Collapse
              summary="Attach files"
              variant="quiet"
              open={refused?.fields.files !== undefined || undefined}
              className="min-w-0 open:basis-full"
            >
              {files}
            </Collapse>
            {button}
          </div>
        ) : (
          <>
            {files}
            {button}
          </>
        )}
      </Form>
    </div>
  );
}
