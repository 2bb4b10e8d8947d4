import { type ClockStyle, timeAt } from '#lib/clock-style.ts';
import { dayAt, shortDayAt } from '#lib/words-of-time.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

interface MoveFormProps {
  token: string;
  start: string;
  zone: string;
  clock: ClockStyle;
  /** Where another time is chosen. */
  back: string;
}

/** Moves a meeting to a chosen time, with a word to the other side. */
export function MoveForm({ token, start, zone, clock, back }: MoveFormProps) {
  return (
    <form method="post" action="/api/booking/reschedule" className="mt-8 grid max-w-[32rem] gap-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="start" value={start} />
      <p className="text-lg font-[540]">
        To {dayAt(start, zone)}, {timeAt(start, zone, clock)}
      </p>
      <TextArea label="A word to the other side" name="message" maxLength={1000} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          Move it to {shortDayAt(start, zone)}, {timeAt(start, zone, clock)}
        </Button>
        <ButtonLink href={back} variant="ghost">
          Another time
        </ButtonLink>
      </div>
    </form>
  );
}
