import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface SendPartProps {
  readers: number;
  zone: string;
  /** The earliest that makes sense, as the field takes it. */
  soonest: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

const row = 'flex min-h-11 cursor-pointer items-center gap-3';
const dot = 'size-5 accent-[var(--ink)]';

/** The last part of a draft: when it goes out, and to how many. */
export function SendPart({ readers, zone, soonest, typed, errors }: SendPartProps) {
  const count = counted(readers, 'reader');
  const isLater = typed.when === 'later';
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="text-xl">Send issue</h2>
      <p className="mt-1 max-w-[36rem] text-[.9375rem] text-mute">
        We’ll save the issue first, then send it to the {count} who confirmed, a hundred at a time. You can
        stop it midway.
      </p>
      <fieldset className="mt-4">
        <legend className="sr-only">When</legend>
        <label className={row}>
          <input type="radio" name="when" value="now" defaultChecked={!isLater} className={dot} />
          Now
        </label>
        <label className={row}>
          <input type="radio" name="when" value="later" defaultChecked={isLater} className={dot} />
          Later
        </label>
      </fieldset>
      <TextField
        label="Send at (if later)"
        name="at"
        type="datetime-local"
        min={soonest}
        defaultValue={typed.at ?? ''}
        error={errors.at}
        hint={`${zone.replaceAll('_', ' ')} time.`}
        className="mt-2 max-w-80"
      />
      <Button type="submit" name="intent" value="send" variant="ink" size="small" className="mt-5">
        Send to {count}
      </Button>
    </section>
  );
}
