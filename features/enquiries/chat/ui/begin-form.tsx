import { Send } from 'lucide-react';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { EnquiryRefusal } from '../../receive.server.ts';
import { HiddenTrap } from '../../ui/hidden-trap.tsx';

interface BeginFormProps {
  /** The page that takes it. */
  action: string;
  /** The page that led here. */
  page: string;
  /** Name and address of the signed-in person. */
  known: Readonly<Record<string, string>>;
  /** Whether email leaves the site. */
  byMail: boolean;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  refusal: EnquiryRefusal | null;
}

/** The first message of a chat, and who writes it. */
export function BeginForm({ action, page, known, byMail, rules, refusal }: BeginFormProps) {
  const { busy, refused, send } = useSend({ refused: refusal, puzzle: true });
  const typed = { ...known, ...refusal?.typed };
  const wrong = refused?.fields ?? {};
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      keep="chat"
      rules={rules}
      onSubmit={send}
      className="@container relative grid gap-5"
    >
      <FormKey />
      <HiddenTrap />
      <input type="hidden" name="page" value={page} />
      <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
      <TextArea
        label="Your message"
        name="message"
        rows={3}
        defaultValue={typed.message}
        error={wrong.message}
      />
      <div className="grid gap-5 @xl:grid-cols-2">
        <PersonFields
          emailHint={
            byMail ? 'If you leave the chat, we’ll send our answer here.' : 'So we can reach you later.'
          }
          typed={typed}
          wrong={wrong}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          <Send size={18} strokeWidth={1.5} aria-hidden="true" /> Start chat{' '}
        </Button>
        <PrivacyLine part="enquiry" />
      </div>
    </Form>
  );
}
