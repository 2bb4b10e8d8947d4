import { shortDayAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { controlLook } from '#ui/fields/field.tsx';
import type { SnoozeChoice } from '../snooze-days.ts';
import { ChoiceButton } from './choice-list.tsx';

interface SnoozeFormProps {
  reference: string;
  choices: readonly SnoozeChoice[];
}

/** Snoozes a conversation until a morning: on one of the usual days, or another. */
export function SnoozeForm({ reference, choices }: SnoozeFormProps) {
  const hidden = (
    <>
      <input type="hidden" name="intent" value="snooze" />
      <input type="hidden" name="open" value={reference} />
    </>
  );
  return (
    <div className="mt-1 border-t border-line pt-1">
      <p className="px-3 pt-2 text-[.8125rem] text-mute">Snooze until</p>
      <form method="post">
        {hidden}
        {choices.map(({ label, day }) => (
          <ChoiceButton key={day} name="until" value={day}>
            {label}
            <span className="mono-label text-[.8125rem] text-mute">{shortDayAt(`${day}T12:00Z`, 'UTC')}</span>
          </ChoiceButton>
        ))}
      </form>
      <form method="post" className="flex items-center gap-2 px-3 pt-1 pb-2">
        {hidden}
        <label className="sr-only" htmlFor="snooze-day">
          Another day
        </label>
        <input
          id="snooze-day"
          type="date"
          name="until"
          required
          min={choices[0]?.day}
          className={`${controlLook} !min-h-11 px-3`}
        />
        <Button type="submit" variant="ghost" size="small">
          Snooze
        </Button>
      </form>
    </div>
  );
}
