import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownZone } from '#lib/time/browser-time.ts';
import type { NamedZone } from '#lib/time/zone-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

interface AskZoneProps {
  path: string;
  /** What stands there first. */
  zone: string;
  zones: readonly NamedZone[];
}

/** Asks for the visitor's zone before any time is shown, so that none changes later. A script answers for them. */
export function AskZone({ path, zone, zones }: AskZoneProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  useEffect(() => {
    const own = ownZone();
    const next = new URLSearchParams(location.search);
    next.set('zone', own);
    if (own) navigate(`${path}?${next}`, { replace: true, preventScrollReset: true });
  }, [navigate, path]);

  return (
    <form action={path} className="mt-8 grid max-w-[26rem] gap-5">
      {[...query].map(([name, value]) =>
        name === 'zone' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        label="Where are you?"
        name="zone"
        required
        defaultValue={zone}
        hint="We show all times in your time zone."
      >
        {zones.map(({ zone: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:justify-self-start">
        {' '}
        Show times{' '}
      </Button>
    </form>
  );
}
