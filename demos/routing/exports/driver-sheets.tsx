import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { kilometres } from '../words/amounts.ts';
import { clock, stretch } from '../words/clock.ts';

const cell = 'border-b border-current/25 py-1.5 pe-3 text-start align-top';

/** A page for each driver: where to, when, and how much; seen on paper alone. */
export function DriverSheets({ look }: { look: LookedUp }) {
  return (
    <div className="hidden print:block">
      {look.day.problem.vehicles.map((vehicle) => {
        const schedule = look.schedules.get(vehicle.id);
        if (!schedule || schedule.visits.length === 0) return null;
        return (
          <section key={vehicle.id} className="break-after-page text-[11pt] last:break-after-auto">
            <h2 className="text-[20pt]">{nameOf(vehicle)}</h2>
            <p className="mt-1">
              {look.day.name}. Leave {nameOf(look.depots.get(vehicle.start))} at {clock(schedule.departure)}{' '}
              with {schedule.load[0] ?? 0} {look.day.goods}; {schedule.visits.length} stops,{' '}
              {kilometres(schedule.distance)} km, done by {clock(schedule.finish)}.
            </p>
            <table className="mt-4 w-full border-collapse">
              <thead>
                <tr>
                  {['', 'Stop', 'Arrive', 'Leave', 'Open', look.day.goods, 'Signature'].map((head) => (
                    <th key={head} scope="col" className={`${cell} font-semibold`}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {schedule.visits.map((visit, at) => {
                  const stop = look.stops.get(visit.stopId);
                  const pause = schedule.breaks.find(({ after }) => after === at);
                  return (
                    <tr key={visit.stopId} className="break-inside-avoid">
                      <td className={cell}>{at + 1}</td>
                      <td className={cell}>
                        {nameOf(stop)}
                        {pause ? (
                          <span className="block text-[9pt]">
                            Break before it, {clock(pause.from)} for {stretch(pause.to - pause.from)}
                          </span>
                        ) : null}
                      </td>
                      <td className={cell}>{clock(visit.arrival)}</td>
                      <td className={cell}>{clock(visit.departure)}</td>
                      <td className={cell}>
                        {stop?.windows?.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') ??
                          'always'}
                      </td>
                      <td className={cell}>{stop?.demand?.[0] ?? ''}</td>
                      <td className={`${cell} w-[20%]`} />
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}
