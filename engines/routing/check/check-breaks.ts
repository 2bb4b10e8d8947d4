import type { Stop, Vehicle } from '../problem.ts';
import type { RouteSchedule } from '../schedule.ts';
import { near, type Report } from './fault.ts';
import type { Ways } from './ways.ts';

/** Between two stops there must be time for the way and for the breaks taken on it; and no break that is due is left out. */
export function checkBreaks(
  ways: Ways,
  vehicle: Vehicle,
  stops: readonly Stop[],
  route: RouteSchedule,
  report: Report,
): void {
  const due = vehicle.breaks ?? [];
  for (let leg = 0; leg <= stops.length; leg += 1) {
    const leaves = leg === 0 ? route.departure : (route.visits[leg - 1]?.departure ?? 0);
    const until = leg === stops.length ? route.finish : (route.visits[leg]?.start ?? 0);
    const from = leg === 0 ? vehicle.start : stops[leg - 1]?.id;
    const to = leg === stops.length ? vehicle.end : stops[leg]?.id;
    const taken = route.breaks.filter(({ after }) => after === leg);
    let clock = leaves;
    for (const { from: begins, to: ends } of taken) {
      if (begins < clock - 1e-4 || ends > until + 1e-4)
        report('break', `at ${begins} is not between two stops`);
      clock = ends;
    }
    const paused = taken.reduce((sum, pause) => sum + pause.to - pause.from, 0);
    const driving = ways.driving(from, to);
    if (until - leaves - paused < driving - 1e-4)
      report('driving', `from ${from} to ${to} takes ${driving}, but has ${until - leaves - paused}`);
  }
  const ordered = [...route.breaks].sort((a, b) => a.from - b.from);
  for (const [index, pause] of due.entries()) {
    const taken = ordered[index];
    if (!taken) {
      if (route.finish > pause.to + 1e-4) report('break', `due by ${pause.to} is not taken`);
      continue;
    }
    if (taken.from < pause.from - 1e-4 || taken.from > pause.to + 1e-4)
      report('break', `begins at ${taken.from}, outside of its window`);
    if (!near(taken.to - taken.from, pause.duration)) report('break', `lasts ${taken.to - taken.from}`);
  }
  if (ordered.length > due.length) report('break', 'that nobody asked for');
}
