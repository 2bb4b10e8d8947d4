import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { CameFrom } from '#ui/fields/came-from-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { OwnQuestion } from '#ui/fields/own-question.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';
import type { EventPage, ShownTicket } from '../page.server.ts';
import { seatWords } from './words.ts';

interface RegisterFormProps {
  page: EventPage;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  /** Why the form came back, and what was typed, where no script sent it. */
  refused: Refusal | null;
}

const noteOf = (ticket: ShownTicket): string =>
  ticket.left > 0
    ? seatWords(ticket)
    : `${seatWords(ticket)}. You’d be number ${ticket.waiting + 1} on the waiting list`;

/** Who comes, and how. It posts to the page as it stands; the script only spares the way back. */
export function RegisterForm({ page, rules, refused }: RegisterFormProps) {
  const zone = useVisitorZone();
  const { busy, refused: refusal, send } = useSend({ refused });
  const typed = refused?.typed ?? {};
  const fields = refusal?.fields ?? {};
  const free = page.tickets.some(({ left }) => left > 0);
  const chosen = typed.ticket ?? page.tickets.find(({ left }) => left > 0)?.id ?? page.tickets[0]?.id;

  return (
    <Form
      method="post"
      action={`/event/${page.slug}#take-a-seat`}
      rules={rules}
      onSubmit={send}
      className="grid max-w-[32rem] gap-5"
    >
      <FormKey />
      <CameFrom />
      <input type="hidden" name="event" value={page.slug} />
      <input type="hidden" name="zone" value={page.askedZone ?? zone ?? ''} />
      <AlertPlace urgent className="empty:-mb-5">
        {refusal ? (
          // Nothing is wrong where it was done before.
          <Alert
            tone={refusal.code === 'already_registered' ? 'plain' : 'danger'}
            heading={refusal.message}
          />
        ) : null}
      </AlertPlace>
      <RadioGroup
        label="How will you take part?"
        name="ticket"
        required
        defaultValue={chosen}
        error={fields.ticket}
        options={page.tickets.map((ticket) => ({
          value: ticket.id,
          label: ticket.name,
          note: noteOf(ticket),
        }))}
      />
      <PersonFields
        emailHint="We’ll send your ticket here, with a link to cancel."
        typed={typed}
        wrong={fields}
      />
      {page.questions.map((question) => (
        <OwnQuestion
          key={question.id}
          question={question}
          typed={typed[`answers.${question.id}`]}
          error={fields[`answers.${question.id}`]}
        />
      ))}
      <Checkbox
        name="listed"
        label="Show me on the guest list"
        note="Only people with a seat see you, for example as Ann E."
        defaultChecked={typed.listed === 'on'}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {free ? `Reserve a seat on ${shortDayAt(page.start, page.zone)}` : 'Join the waiting list'}
      </Button>
      <PrivacyLine part="event" />
    </Form>
  );
}
