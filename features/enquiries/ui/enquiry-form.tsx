import type { FieldRules } from '#lib/forms/field-rules.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Checkbox, CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { budgets, timelines, topics } from '../choices.ts';
import { marketingConsent } from '../consent.ts';
import type { EnquiryRefusal } from '../receive.server.ts';
import { FilePart } from './file-part.tsx';
import { HiddenTrap } from './hidden-trap.tsx';

interface EnquiryFormProps {
  /** The query of the page: what the enquiry is about, and the campaign. */
  query: string;
  /** What the message begins with, such as an estimate that somebody brings along. */
  message?: string;
  /** The page that led here. */
  page: string;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  /** What came back of a form without scripts, with what was in it. */
  refusal: EnquiryRefusal | null;
}

const two = 'grid gap-5 @xl:grid-cols-2';

/** The enquiry. It posts as it stands; the script brings files ahead, solves a puzzle and keeps what is typed over a reload. */
export function EnquiryForm({ query, message = '', page, rules, refusal }: EnquiryFormProps) {
  const { busy, refused, send } = useSend({ refused: refusal, puzzle: true });
  const typed = refusal?.typed ?? {};
  const wrong = refused?.fields ?? {};
  return (
    <Form
      method="post"
      action={`/contact-us${query}`}
      encType="multipart/form-data"
      keep="enquiry"
      summary
      rules={rules}
      onSubmit={send}
      className="@container relative mt-6 grid gap-6"
    >
      <FormKey />
      <HiddenTrap />
      <input type="hidden" name="query" value={query} />
      <input type="hidden" name="page" value={page} />
      <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
      <TextArea
        label="What should we know?"
        name="message"
        rows={5}
        defaultValue={typed.message ?? message}
        error={wrong.message}
        hint="Who it’s for, what they do today and what goes wrong. Please don’t include passwords."
      />
      <CheckboxGroup
        label="What is it about?"
        name="topics"
        options={topics}
        defaultValue={refusal?.topics}
        error={wrong.topics}
        className="@xl:[&>label]:inline-flex @xl:[&>label]:w-1/2"
      />
      <div className={two}>
        <PersonFields emailHint="We only use it to answer you." typed={typed} wrong={wrong} />
      </div>
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        defaultValue={typed.company}
        error={wrong.company}
      />
      <div className={two}>
        <SelectField
          label="Budget"
          name="budget"
          placeholder="I’d rather not say"
          defaultValue={typed.budget ?? ''}
          error={wrong.budget}
        >
          {budgets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Needed by"
          name="timeline"
          placeholder="I’d rather not say"
          defaultValue={typed.timeline ?? ''}
          error={wrong.timeline}
        >
          {timelines.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <FilePart keep="enquiry" before={refusal?.files ?? []} error={wrong.files} />
      <Checkbox
        name="consent"
        value="yes"
        label={marketingConsent.wording}
        defaultChecked={typed.consent === 'yes'}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          {' '}
          Send message{' '}
        </Button>
        <PrivacyLine part="enquiry" />
      </div>
    </Form>
  );
}
