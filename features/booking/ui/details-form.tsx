import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { answerOf, refusalIn } from '#lib/answer.ts';
import { type ClockStyle, timeAt } from '#lib/clock-style.ts';
import { isText, listOf, shaped } from '#lib/shape.ts';
import { shortDayAt } from '#lib/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { OwnQuestion } from '#ui/fields/own-question.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { ShownType } from '../page.server.ts';
import { pageWith } from './address.ts';

interface DetailsFormProps {
  type: ShownType;
  start: string;
  zone: string;
  clock: ClockStyle;
  /** What was typed before a form without scripts came back. */
  typed: Readonly<Record<string, string>>;
}

interface Refusal {
  message: string;
  nearest: string[];
}

const isBooked = shaped<{ token: string }>({ token: isText });
const isTaken = shaped<{ nearest: string[] }>({ nearest: listOf(isText) });
const unsaid = 'It was not taken. Please send it again.';

/** The last step: who comes, and what it is about. It posts as it stands; the script only spares the way back. */
export function DetailsForm({ type, start, zone, clock, typed }: DetailsFormProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      });
      if (answer.ok) {
        const { token } = await answerOf(answer, isBooked);
        await navigate(`/booking/meeting?${new URLSearchParams({ token, state: 'booked', clock })}`);
        return;
      }
      const said = await answer.json();
      const { message = unsaid, fields } = refusalIn(said);
      const problems = Object.values(fields).join(' ');
      setRefusal({ message: problems || message, nearest: isTaken(said) ? said.nearest : [] });
    } catch {
      setRefusal({
        message: 'The connection was lost. Nothing you wrote is gone: send it again.',
        nearest: [],
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form method="post" action="/api/booking/book" onSubmit={send} className="mt-8 grid max-w-[32rem] gap-5">
      <FormKey />
      <input type="hidden" name="type" value={type.slug} />
      <input type="hidden" name="start" value={start} />
      <input type="hidden" name="zone" value={zone} />
      {typed.from ? <input type="hidden" name="page" value={typed.from} /> : null}
      {typed.poll ? <input type="hidden" name="poll" value={typed.poll} /> : null}
      <AlertPlace urgent>
        {refusal ? (
          <Alert
            tone="danger"
            heading={refusal.message}
            actions={refusal.nearest.map((each) => (
              <Button
                key={each}
                variant="ghost"
                size="small"
                onClick={() =>
                  navigate(pageWith('/book_an_appointment', { type: type.slug, zone, clock, start: each }), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              >
                {shortDayAt(each, zone)}, {timeAt(each, zone, clock)}
              </Button>
            ))}
          />
        ) : null}
      </AlertPlace>
      <PersonFields emailHint="For the invitation and the links to move or cancel it." typed={typed} />
      {type.questions.map((question) => (
        <OwnQuestion key={question.id} question={question} typed={typed[`answers.${question.id}`]} />
      ))}
      <TextArea
        label="What it is about"
        name="agenda"
        maxLength={1000}
        defaultValue={typed.agenda}
        hint="A sentence or two is plenty."
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        Hold {shortDayAt(start, zone)}, {timeAt(start, zone, clock)}
      </Button>
      <PrivacyLine part="meeting" />
    </Form>
  );
}
