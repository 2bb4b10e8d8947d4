import type { ReactNode } from 'react';
import type { Times } from '../page.server.ts';
import { type Asked, pageWith } from './address.ts';
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
  zones: readonly string[];
  studioZone: string;
  /** What is offered under a day that others have taken whole. */
  whenFull?: ReactNode;
}

/** A month, the times of its chosen day, and whose clock they are shown by. */
export function TimeChoice({ path, kept, times, zone, zones, studioZone, whenFull }: TimeChoiceProps) {
  const isFull = times.month.days.some(({ date, full }) => full && date === times.day);
  return (
    <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2">
      <div className="min-w-0">
        <MonthDays
          month={times.month}
          chosen={times.day}
          addressWith={(asked) => pageWith(path, { ...kept, ...asked })}
        />
        <ZoneForm path={path} zone={zone} zones={zones} />
      </div>
      <DayTimes
        day={times.day}
        starts={times.starts}
        zone={zone}
        studioZone={studioZone}
        addressOf={(start) => pageWith(path, { ...kept, zone, start })}
        whenFull={isFull ? whenFull : undefined}
      />
    </div>
  );
}
