import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface Choice {
  id: string;
  name: string;
}

interface HandOverFormProps {
  booking: string;
  /** Who holds it; with more than one it is chosen who gives it. */
  from: readonly Choice[];
  /** Who could take it. */
  free: readonly Choice[];
}

/** Gives a meeting to somebody else who is free then. */
export function HandOverForm({ booking, from, free }: HandOverFormProps) {
  return (
    <form method="post" className="grid gap-4">
      <input type="hidden" name="booking" value={booking} />
      {from.length === 1 ? (
        <input type="hidden" name="from" value={from[0]?.id} />
      ) : (
        <SelectField label="From" name="from" required>
          {from.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-4 @md:grid-cols-2">
        <SelectField label="To" name="to" required>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Message to the visitor" name="message" maxLength={1000} />
      </div>
      <Button
        type="submit"
        name="intent"
        value="handOver"
        variant="ghost"
        size="small"
        className="justify-self-start"
      >
        {' '}
        Hand over meeting{' '}
      </Button>
    </form>
  );
}
