import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { NamedZone } from '#lib/time/zone-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';

interface ZoneFormProps {
  path: string;
  zone: string;
  zones: readonly NamedZone[];
}

/** The time zone in which times are shown. It is named beside them, and choosing another shows them again. */
export function ZoneForm({ path, zone, zones }: ZoneFormProps) {
  const alive = useAlive();
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  return (
    <form ref={form} action={path} className="flex min-w-0 items-end gap-3">
      {[...query].map(([name, value]) =>
        name === 'zone' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        key={zone}
        label="Times are in"
        name="zone"
        required
        defaultValue={zone}
        className="min-w-0 flex-1"
        onChange={() => form.current?.requestSubmit()}
      >
        {zones.map(({ zone: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      {alive ? null : (
        <Button type="submit" variant="ghost" size="small" className="min-h-12!">
          Change
        </Button>
      )}
    </form>
  );
}
