import { useContext } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { TextField } from '#ui/fields/text-field.tsx';

interface WaitFormProps {
  type: string;
  day: string;
  zone: string;
  /** What was typed before the form came back, and that it did. */
  typed: Readonly<Record<string, string>>;
  /** Whether email leaves the site: without it nobody could be told. */
  byMail: boolean;
}

const refusals: Readonly<Record<string, string>> = {
  invalid: 'This does not look like an address we can write to. Is something missing?',
  lists: 'This address waits on ten lists already. Leave one of them first.',
};

/** Under a day that is full: an address that hears when something frees up. */
export function WaitForm({ type, day, zone, typed, byMail }: WaitFormProps) {
  const known = useContext(KnownPerson);
  if (!byMail)
    return <p className="mt-4 text-mute">Every time on this day is taken. Please pick another day.</p>;
  return (
    <form method="post" action="/api/booking/wait" className="mt-4 grid gap-5">
      <p className="text-mute">
        Every time on this day is taken. Leave your address and we’ll email you once if something frees up.
      </p>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="zone" value={zone} />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={typed.email ?? known.email}
        error={refusals[typed.state ?? '']}
      />
      <Button type="submit" variant="ink" className="sm:justify-self-start">
        Tell me
      </Button>
    </form>
  );
}
