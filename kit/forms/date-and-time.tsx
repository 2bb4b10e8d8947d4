import { DateField } from '#ui/fields/date-field.tsx';
import { DateRangeField } from '#ui/fields/date-range-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';

const full = ['2026-12-03', '2026-12-17'];

export default function DateAndTime() {
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-7 @xl:grid-cols-2">
      <DateField
        label="Day of the call"
        name="day"
        required
        defaultValue="2026-12-08"
        min="2026-12-01"
        max="2027-02-26"
        isTaken={(day) => full.includes(day)}
        hint="Struck-through days are full."
      />
      <TimeField
        label="Time of the call"
        name="time"
        min="09:00"
        max="17:00"
        defaultValue="14:00"
        required
        hint="Choose a half hour from 09:00 to 17:00."
      />
      <DateRangeField
        label="Weeks of the project"
        name="weeks"
        required
        defaultValue={['2027-01-11', '2027-02-05']}
        min="2027-01-04"
        hint="Choose the first and the last day."
        className="@xl:col-span-2"
      />
    </div>
  );
}
