import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { dayAt, shortDayAt } from '#lib/time/words-of-time.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { BookingRefusal } from '../other-times.server.ts';
import { OtherTimes } from './other-times.tsx';

interface MoveFormProps {
  token: string;
  start: string;
  zone: string;
  clock: ClockStyle;
  /** The page with the chosen time, which takes the form. */
  action: string;
  /** Where another time is chosen. */
  back: string;
  /** Why a form without scripts came back, and what was typed. */
  refused: BookingRefusal | null;
}

/** Moves a meeting to a chosen time, with a word to the other side. */
export function MoveForm({ token, start, zone, clock, action, back, refused: before }: MoveFormProps) {
  const { busy, send, ...answer } = useSend({ refused: before });
  const refused: BookingRefusal | null = answer.refused;
  const others = refused?.others;
  return (
    <Form method="post" action={action} onSubmit={send} className="mt-8 grid max-w-[32rem] gap-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="zone" value={zone} />
      <AlertPlace urgent className="empty:-mb-5">
        {refused && !others ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      {others ? (
        <OtherTimes offered={others} zone={zone} clock={clock} elsewhere={back} />
      ) : (
        <>
          <input type="hidden" name="start" value={start} />
          <p className="text-lg font-[540]">
            To {dayAt(start, zone)}, {timeAt(start, zone, clock)}
          </p>
        </>
      )}
      <TextArea
        label="Message about the change"
        name="message"
        maxLength={1000}
        defaultValue={before?.typed.message}
        error={refused?.fields.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {others ? 'Move to this time' : `Move to ${shortDayAt(start, zone)}, ${timeAt(start, zone, clock)}`}
        </Button>
        <ButtonLink href={back} variant="ghost">
          {' '}
          Choose another time{' '}
        </ButtonLink>
      </div>
    </Form>
  );
}
