import { Send } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { conversationAddress } from '../address.ts';
import { firstNameOf } from '../rules.ts';

interface WriteFormProps {
  name: string;
  /** The address that it goes to. */
  email: string;
  /** The conversation that it continues; null if it begins one. */
  reference: string | null;
  refused: Refusal | null;
}

/** Writes to somebody from any page of the panel: it continues their conversation, or begins one. */
export function WriteForm({ name, email, reference, refused }: WriteFormProps) {
  return (
    <Form method="post" keep={`write-${email}`} className="grid gap-3">
      <FormKey />
      <TextArea
        label={`Write to ${firstNameOf(name)}`}
        name="message"
        required
        rows={3}
        maxLength={8000}
        defaultValue={refused?.typed.message}
        error={refused?.fields.message}
        hint={
          reference ? (
            <>
              Goes to {email}, in{' '}
              <a href={conversationAddress(reference)} className="underline underline-offset-4">
                the conversation {reference}
              </a>
              .
            </>
          ) : (
            `Goes to ${email} and starts a conversation in the inbox.`
          )
        }
      />
      <Button
        type="submit"
        name="intent"
        value="reply"
        variant="ink"
        size="small"
        className="justify-self-start"
      >
        <Send size={18} strokeWidth={1.5} aria-hidden="true" />
        Send
      </Button>
    </Form>
  );
}
