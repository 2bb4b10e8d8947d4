import { ArrowLeft } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { topics } from '../choices.ts';
import type { EnquiryRefusal } from '../receive.server.ts';
import { FilePart } from './file-part.tsx';

interface NewThreadFormProps {
  back: string;
  refusal: EnquiryRefusal | null;
}

/** Begins a conversation from the account: name and address are known already. */
export function NewThreadForm({ back, refusal }: NewThreadFormProps) {
  const { busy, refused, send } = useSend({ refused: refusal });
  const wrong = refused?.fields ?? {};
  return (
    <section aria-labelledby="new-thread" className="min-w-0 px-4 py-4 sm:px-6 @4xl:overflow-y-auto">
      <a href={back} className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-2 font-[540] @4xl:hidden">
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        All messages
      </a>
      <h2 id="new-thread" className="text-[1.375rem]">
        {' '}
        New conversation{' '}
      </h2>
      <Form
        method="post"
        action="/account/messages?new=1"
        encType="multipart/form-data"
        keep="new-thread"
        onSubmit={send}
        className="mt-5 grid max-w-[36rem] gap-5"
      >
        <FormKey />
        <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
        <TextArea
          label="What should we know?"
          name="message"
          required
          rows={5}
          maxLength={8000}
          defaultValue={refusal?.typed.message}
          error={wrong.message}
          hint="The first line becomes its title."
        />
        <CheckboxGroup
          label="What is it about?"
          name="topics"
          options={topics}
          defaultValue={refusal?.topics}
          error={wrong.topics}
          className="sm:[&>label]:inline-flex sm:[&>label]:w-1/2"
        />
        <FilePart keep="new-thread" before={refusal?.files ?? []} error={wrong.files} />
        <Button
          type="submit"
          name="intent"
          value="begin"
          variant="ink"
          busy={busy}
          className="sm:justify-self-start"
        >
          {' '}
          Send message{' '}
        </Button>
      </Form>
    </section>
  );
}
