import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import type { Refusal } from '../receive.server.ts';
import { FilePart } from './file-part.tsx';
import { useSend } from './use-send.ts';

interface AnswerFormProps {
  conversation: ShownConversation;
  /** The query that opens the conversation. */
  query: string;
  refusal: Refusal | null;
}

/** Goes on with a conversation. */
export function AnswerForm({ conversation, query, refusal }: AnswerFormProps) {
  const { side, name, reference, messages } = conversation;
  const { revalidate } = useRevalidator();
  const place = useRef<HTMLDivElement>(null);
  const { busy, refused, send } = useSend({
    address: `/api/enquiries/answer?${query}`,
    refused: refusal,
    onTaken: async () => {
      place.current?.querySelector('form')?.reset();
      await revalidate();
    },
  });
  return (
    <div ref={place}>
      <Form
        // Once it was said the form begins anew, with another key.
        key={messages.length}
        method="post"
        action={`/contact-us/conversation?${query}`}
        encType="multipart/form-data"
        keep={`answer-${reference}`}
        onSubmit={send}
        className="mt-10 grid max-w-[36rem] gap-5 border-t border-line pt-8"
      >
        <FormKey />
        <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
        <TextArea
          label={side === 'staff' ? `To ${name}` : 'Your answer'}
          name="message"
          required
          rows={4}
          maxLength={8000}
          defaultValue={refusal?.typed.message}
          error={refused?.fields.message}
        />
        <FilePart keep={`answer-${reference}`} before={refusal?.files ?? []} error={refused?.fields.files} />
        <Button type="submit" name="do" value="answer" busy={busy} className="sm:justify-self-start">
          Send the answer
        </Button>
      </Form>
    </div>
  );
}
