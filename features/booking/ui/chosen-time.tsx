import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { placeOf, shortDayAt } from '#lib/time/words-of-time.ts';

interface ChosenTimeProps {
  start: string;
  zone: string;
  clock: ClockStyle;
  /** What the meeting is called. */
  name: string;
  /** Where another time of that day is chosen. */
  change: string;
}

/** The chosen time, in view all along while a phone or tablet shows the form; a desktop has it beside the form. */
export function ChosenTime({ start, zone, clock, name, change }: ChosenTimeProps) {
  return (
    <div className="sticky top-0 z-10 -mx-(--gutter) mt-6 flex items-center justify-between gap-4 border-y border-line bg-paper px-(--gutter) py-2 lg:hidden">
      <p className="min-w-0">
        <strong className="block font-semibold">
          {shortDayAt(start, zone)}, {timeAt(start, zone, clock)}
        </strong>
        <span className="block truncate text-sm text-mute">
          {name}, time in {placeOf(zone)}
        </span>
      </p>
      <a href={change} className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4">
        Change
      </a>
    </div>
  );
}
