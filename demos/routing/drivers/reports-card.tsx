import { Truck } from 'lucide-react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import type { Planner } from '../use-planner.ts';
import { standingWords } from './report-words.ts';

/** What the drivers have reported, van by van, and the way to plan the rest of the day again. */
export function ReportsCard({ model, planner }: { model: DayModel; planner: Planner }) {
  const { look, day, reports } = model;
  const told = day.problem.vehicles.flatMap((vehicle) => {
    const report = reports[vehicle.id];
    return report && report.told.length > 0 ? [{ vehicle, report }] : [];
  });
  if (told.length === 0) return null;
  const failures = told.flatMap(({ vehicle, report }) =>
    report.told.flatMap((one) => (one.is === 'failed' ? [{ vehicle, one }] : [])),
  );
  return (
    <section
      data-card
      aria-label="Drivers’ reports"
      className="rounded-[1.25rem] border border-line bg-raised p-4 shadow-[0_8px_24px_oklch(.1_.01_275/.1)]"
    >
      <h3 className="flex items-center gap-2 font-sans text-[.9375rem] font-medium tracking-normal">
        <Truck size={16} strokeWidth={1.5} aria-hidden="true" />
        {counted(told.length, 'driver')} reported
      </h3>
      <ul className="mt-2 grid gap-2 text-[.9375rem] leading-snug">
        {told.map(({ vehicle, report }) => (
          <li key={vehicle.id}>
            <span className="font-medium">{nameOf(vehicle)}:</span> {standingWords(report, look)}
          </li>
        ))}
        {failures.map(({ vehicle, one }) => (
          <li key={`${vehicle.id} ${one.stopId}`} className="text-mute">
            {nameOf(look.stops.get(one.stopId))}: {one.reason ?? 'not delivered'}
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="mt-3 w-full"
        disabled={planner.isRunning}
        onClick={() => planner.plan()}
      >
        Plan the rest again
      </Button>
    </section>
  );
}
