import { placeOf } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';

interface OtherClockProps {
  /** The event's page. */
  path: string;
  /** The zone that is shown beside the event's own. */
  zone: string | null;
}

/** One place for each stretch of the world; an address may name any other. */
const zones = [
  'Pacific/Auckland',
  'Australia/Sydney',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Kolkata',
  'Asia/Karachi',
  'Asia/Dubai',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** Shows the times by the clock of another place; the choice stands in the address, so that it can be sent on. */
export function OtherClock({ path, zone }: OtherClockProps) {
  const offered = zone && !zones.includes(zone) ? [zone, ...zones] : zones;
  return (
    <Collapse variant="quiet" summary="Show another time zone" className="mt-2">
      <form action={path} className="flex flex-wrap items-end gap-3">
        <SelectField
          key={zone}
          label="Place"
          name="zone"
          required
          defaultValue={zone ?? 'Europe/London'}
          className="flex-[0_1_18rem]"
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {placeOf(each)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="ghost" size="small" className="min-h-12!">
          {' '}
          Show times{' '}
        </Button>
      </form>
    </Collapse>
  );
}
