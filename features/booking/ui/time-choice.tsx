import type { ReactNode } from 'react';
import type { ClockStyle } from '#lib/time/clock-style.ts';
import type { NamedZone } from '#lib/time/zone-names.ts';
import type { Times } from '../page.server.ts';
import { type Asked, pageWith } from './address.ts';
import { ClockChoice } from './clock-choice.tsx';
import { DayTimes } from './day-times.tsx';
import { MonthDays } from './month-days.tsx';
import { ZoneForm } from './zone-form.tsx';

interface TimeChoiceProps {
  /** The page that asks. */
  path: string;
  /** What its address holds whatever is chosen. */
  kept: Asked;
  times: Times;
  zone: string;
  zones: readonly NamedZone[];
  clock: ClockStyle;
  /** What is offered under a day that others have taken whole. */
  whenFull?: ReactNode;
}

/** A month, the times of its chosen day, and whose clock they are shown by. A phone shows the one, then the other. */
export function TimeChoice({ path, kept, times, zone, zones, clock, whenFull }: TimeChoiceProps) {
  const isFull = times.month.days.some(({ date, full }) => full && date === times.day);
  const here: Asked = {
    month: times.month.id,
    ...(times.dayChosen && times.day ? { day: times.day } : {}),
  };
  return (
    <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2">
      <div className={`min-w-0 ${times.dayChosen ? 'max-sm:hidden' : ''}`}>
        <MonthDays
          month={times.month}
          chosen={times.day}
          addressWith={(asked) => pageWith(path, { ...kept, ...asked })}
        />
      </div>
      <div className={`min-w-0 ${times.dayChosen ? '' : 'max-sm:hidden'}`}>
        <DayTimes
          day={times.day}
          starts={times.starts}
          zone={zone}
          clock={clock}
          addressOf={(start) => pageWith(path, { ...kept, zone, start })}
          back={pageWith(path, { ...kept, month: times.month.id })}
          controls={
            <div className="flex flex-wrap items-end gap-3 *:first:flex-[1_1_15rem]">
              <ZoneForm path={path} zone={zone} zones={zones} />
              <ClockChoice
                clock={clock}
                addressOf={(style) => pageWith(path, { ...kept, ...here, clock: style })}
              />
            </div>
          }
          whenFull={isFull ? whenFull : undefined}
        />
      </div>
    </div>
  );
}
