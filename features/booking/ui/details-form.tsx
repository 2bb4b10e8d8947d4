import type { FieldRules } from '#lib/forms/field-rules.ts';
import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { OwnQuestion } from '#ui/fields/own-question.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { BookingRefusal } from '../other-times.server.ts';
import type { ShownType } from '../page.server.ts';
import { OtherTimes } from './other-times.tsx';

interface DetailsFormProps {
  type: ShownType;
  start: string;
  zone: string;
  clock: ClockStyle;
  /** What the form begins with: who asks, and what led here. */
  known: Readonly<Record<string, string>>;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  /** The page with everything that was chosen, which takes the form. */
  action: string;
  /** The same page with every other time. */
  elsewhere: string;
  /** Why a form without scripts came back, and what was typed. */
  refused: BookingRefusal | null;
}

/** The last step: who comes, and what it is about. It posts as it stands; the script only spares the way back. */
export function DetailsForm({
  type,
  start,
  zone,
  clock,
  known,
  rules,
  action,
  elsewhere,
  refused: before,
}: DetailsFormProps) {
  const { busy, send, ...answer } = useSend({ refused: before });
  const refused: BookingRefusal | null = answer.refused;
  const typed: Readonly<Record<string, string>> = before ? { ...known, ...before.typed } : known;
  const wrong = refused?.fields ?? {};
  const others = refused?.others;
  return (
    <Form
      method="post"
      action={action}
      // Somebody else's name and address are not mixed with what was typed before.
      keep={known.email ? undefined : 'booking'}
      rules={rules}
      onSubmit={send}
      className="mt-8 grid max-w-[32rem] gap-5"
    >
      <FormKey />
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="type" value={type.slug} />
      {others ? null : <input type="hidden" name="start" value={start} />}
      <input type="hidden" name="zone" value={zone} />
      {known.from ? <input type="hidden" name="page" value={known.from} /> : null}
      {known.poll ? <input type="hidden" name="poll" value={known.poll} /> : null}
      <AlertPlace urgent className="empty:-mb-5">
        {refused && !others ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      {others ? <OtherTimes offered={others} zone={zone} clock={clock} elsewhere={elsewhere} /> : null}
      <PersonFields
        emailHint="We’ll send your invitation here, with links to move or cancel the meeting."
        typed={typed}
        wrong={wrong}
      />
      {type.questions.map((question) => (
        <OwnQuestion
          key={question.id}
          question={question}
          typed={typed[`answers.${question.id}`]}
          error={wrong[`answers.${question.id}`]}
        />
      ))}
      <TextArea
        label="What’s it about?"
        name="agenda"
        defaultValue={typed.agenda}
        error={wrong.agenda}
        hint="A sentence or two is plenty."
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {others ? 'Book this time' : `Book ${shortDayAt(start, zone)}, ${timeAt(start, zone, clock)}`}
      </Button>
      <PrivacyLine part="meeting" />
    </Form>
  );
}
