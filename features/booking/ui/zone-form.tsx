import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';

interface ZoneFormProps {
  path: string;
  zone: string;
  zones: readonly string[];
}

/** Whose clock the times are shown by: found out by the script, changed by typing any part of a place. */
export function ZoneForm({ path, zone, zones }: ZoneFormProps) {
  const alive = useAlive();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  const named = query.has('zone');

  useEffect(() => {
    if (named) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const next = new URLSearchParams(location.search);
    next.set('zone', own);
    if (own) navigate(`${path}?${next}`, { replace: true, preventScrollReset: true });
  }, [named, navigate, path]);

  return (
    <form ref={form} action={path} className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      {[...query].map(([name, value]) =>
        ['zone', 'day'].includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        key={zone}
        label="Times shown in"
        name="zone"
        list="zones"
        required
        defaultValue={zone}
        icon={<Clock size={20} strokeWidth={1.5} aria-hidden="true" />}
        className={alive ? 'col-span-2' : ''}
        onChange={(event) => {
          // A whole name was chosen from the list; half a word is waited with.
          if (zones.includes(event.currentTarget.value)) form.current?.requestSubmit();
        }}
      />
      {alive ? null : (
        <Button type="submit" variant="ghost" size="small">
          Show
        </Button>
      )}
      <datalist id="zones">
        {zones.map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </datalist>
    </form>
  );
}
