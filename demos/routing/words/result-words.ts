import { counted, grouped } from '#lib/money/grouped.ts';
import { againId } from '../drivers/standing.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { waysWords } from '../roads/roads.ts';
import { inWords, kilometres } from './amounts.ts';
import { clock } from './clock.ts';

/** The result in one sentence. */
export function findingOf({ day, evaluation, unserved }: LookedUp): string {
  // A stop that was tried and waits for a second try is one stop, not two.
  const { stops } = day.problem;
  const ids = new Set(stops.map(({ id }) => id));
  const all = stops.filter(({ id }) => !ids.has(againId(id))).length;
  if (all === 0) return 'No stops yet';
  if (!evaluation) return `${counted(all, 'stop')}, not planned yet`;
  const home = Math.max(0, ...evaluation.routes.map(({ finish }) => finish));
  const served = all - unserved.length;
  const who =
    served === all ? `All ${counted(all, 'stop')}` : `${grouped(served)} of ${counted(all, 'stop')}`;
  return served === 0
    ? `None of ${counted(all, 'stop')} can be served`
    : `${who}, all vans back by ${clock(home)}`;
}

/** Who drives, from where, and how distances are known. */
export function aboutOf({ day, evaluation, depots }: LookedUp): string {
  const used = evaluation?.routes.filter(({ visits }) => visits.length > 0).length ?? 0;
  const starts = [...new Set(day.problem.vehicles.map(({ start }) => start))].map((id) =>
    nameOf(depots.get(id)),
  );
  const from =
    starts.length > 3 ? counted(starts.length, 'depot') : starts.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const who = evaluation
    ? `${inWords(used)} ${used === 1 ? 'van' : 'vans'} from ${from}.`
    : `${inWords(day.problem.vehicles.length)} ${day.problem.vehicles.length === 1 ? 'van' : 'vans'} at ${from}.`;
  return `${who} ${waysWords(day)}`;
}

/** The four figures of the strip; their places are kept while there is no plan. */
export function figuresOf(look: LookedUp): (readonly [name: string, value: string, unit: string])[] {
  const { evaluation } = look;
  if (!evaluation) return ['Cost', 'Distance', 'Load used', 'Late'].map((name) => [name, '–', ''] as const);
  const used = evaluation.routes.filter(({ visits }) => visits.length > 0);
  const full = used.flatMap(({ vehicleId, peakLoad }) => {
    const room = look.day.problem.vehicles.find(({ id }) => id === vehicleId)?.capacity?.[0];
    return room ? [(peakLoad[0] ?? 0) / room] : [];
  });
  const late = evaluation.routes
    .flatMap(({ visits }) => visits)
    .filter(({ lateness }) => lateness > 0).length;
  return [
    ['Cost', grouped(evaluation.cost, 0), '€'],
    ['Distance', kilometres(evaluation.distance), 'km'],
    full.length > 0
      ? ['Load used', String(Math.round((100 * full.reduce((a, b) => a + b, 0)) / full.length)), '%']
      : ['Vans', String(used.length), ''],
    ['Late', String(late), late === 1 ? 'stop' : 'stops'],
  ];
}
