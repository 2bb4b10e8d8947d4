import { clockAt, shortDayAt } from '#lib/words-of-time.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';

interface LostTimeProps {
  /** The free starts nearest to the one that was lost. */
  starts: readonly string[];
  zone: string;
  addressOf: (start: string) => string;
}

/** For a form that came back because somebody was quicker. What was typed is kept in the ways on. */
export function LostTime({ starts, zone, addressOf }: LostTimeProps) {
  if (starts.length === 0) return null;
  return (
    <Alert
      role="alert"
      tone="warning"
      heading="Somebody was quicker: this time is taken"
      className="mt-8"
      actions={starts.map((start) => (
        <ButtonLink key={start} href={addressOf(start)} variant="ghost" size="small">
          {shortDayAt(start, zone)}, {clockAt(start, zone)}
        </ButtonLink>
      ))}
    >
      These are the nearest that are free. What you wrote is kept.
    </Alert>
  );
}
