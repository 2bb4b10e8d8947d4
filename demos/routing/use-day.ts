import { useMemo, useState } from 'react';
import { type Remembered, useHistory } from '#demos/kit/history/use-history.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import type { Plan } from '#engines/routing/problem.ts';
import { counted } from '#lib/money/grouped.ts';
import type { Day } from './day.ts';
import type { Report, Reports } from './drivers/report.ts';
import { heardWords } from './drivers/report-words.ts';
import { standing } from './drivers/standing.ts';
import { useReports } from './drivers/use-reports.ts';
import { randstad } from './examples/randstad.ts';
import { type LookedUp, lookedUp, nameOf } from './plan/looked-up.ts';
import { goesWith, isHeld, isLocked, movedTo, vehicleOf } from './plan/moves.ts';
import { byRoad } from './roads/roads.ts';
import { type RoadsModel, useRoads } from './roads/use-roads.ts';
import { useSteady } from './use-steady.ts';
import { euroChange } from './words/amounts.ts';
import { clock } from './words/clock.ts';

/** What a move would bring about. */
export interface Tried {
  plan: Plan;
  /** In euro. */
  change: number;
  /** How many rules it would break. */
  broken: number;
}

export interface DayModel {
  /** As it stands after what drivers reported: this is what the screen shows and what is planned. */
  day: Day;
  /** Without their reports: this is what is changed, kept and sent. */
  raw: Day;
  /** Any state of this day as the reports leave it. */
  stands: (raw: Day) => Day;
  dayId: string;
  /** Road times, where the site has a router and they were asked for. */
  roads: RoadsModel;
  reports: Reports;
  /** Takes a driver's report in, and says what came of it. */
  takeReport: (report: Report) => { tone: 'done' | 'danger'; words: string };
  look: LookedUp;
  history: Remembered<Day>;
  change: Remembered<Day>['change'];
  /** The stop and the vehicle that are looked at. */
  selected: string | null;
  select: (stopId: string | null) => void;
  /** Goes on to the stop driven next, or before; those in no route come last. */
  selectNext: (step: -1 | 1) => void;
  chosen: string | null;
  choose: (vehicleId: string | null) => void;
  /** The last thing that happened, in a sentence; read aloud, and shown. */
  said: string;
  say: (words: string) => void;
  /** What moving a stop would cost; null where it cannot be moved. */
  tryMove: (stopId: string, vehicleId: string | null) => Tried | null;
  move: (stopId: string, vehicleId: string | null) => void;
}

/** The day on the screen with its history, and what is looked at. */
export function useDay(): DayModel {
  const history = useHistory<Day>(randstad);
  const raw = history.state;
  // An example has no id of its own, so it uses this visit's, even after its drivers were sent their links.
  const [visit] = useState<string>(() => crypto.randomUUID());
  const dayId = raw.id ?? visit;
  const hear = useSteady((report: Report) => say(heardWords(report, look)));
  const { reports, take } = useReports(dayId, hear);
  const roads = useRoads();
  const table = roads.roads;
  const day = useMemo(() => byRoad(standing(byRoad(raw, table), reports), table), [raw, reports, table]);
  const look = useMemo(() => lookedUp(day), [day]);
  const [selected, setSelected] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [said, say] = useState('');

  function tryMove(stopId: string, vehicleId: string | null): Tried | null {
    const { problem, plan } = day;
    const from = vehicleOf(plan, stopId);
    if (!plan || from === vehicleId || isHeld(problem, stopId) || isLocked(problem, vehicleId)) return null;
    const next = movedTo(problem, plan, stopId, vehicleId);
    const after = evaluate(problem, next);
    return {
      plan: next,
      change: after.cost - (look.evaluation?.cost ?? 0),
      broken: after.violations.length,
    };
  }

  function move(stopId: string, vehicleId: string | null) {
    const tried = tryMove(stopId, vehicleId);
    const stop = nameOf(look.stops.get(stopId));
    const van = nameOf(day.problem.vehicles.find(({ id }) => id === vehicleId));
    if (!tried) {
      const held = isLocked(day.problem, vehicleId) ? vehicleId : vehicleOf(day.plan, stopId);
      const name = nameOf(day.problem.vehicles.find(({ id }) => id === held));
      say(
        isLocked(day.problem, held)
          ? `${name} is fixed. Let its route change first.`
          : isHeld(day.problem, stopId)
            ? `${stop} has already been driven.`
            : `${stop} is already there.`,
      );
      return;
    }
    history.change((old) => ({ ...old, example: null, plan: tried.plan, found: null }));
    setSelected(stopId);
    choose(vehicleId);
    const both = goesWith(day.problem, stopId).length > 1 ? ' and its paired stop' : '';
    const where = vehicleId === null ? 'taken out of the plan' : `moved to ${van}`;
    const rules =
      tried.broken > 0
        ? ` ${tried.broken === 1 ? 'One rule is' : `${tried.broken} rules are`} broken now.`
        : '';
    say(`${stop}${both} ${where}: ${euroChange(tried.change)}.${rules}`);
  }

  function select(stopId: string | null) {
    setSelected(stopId);
    const placed = stopId ? look.placed.get(stopId) : undefined;
    if (placed) choose(placed.vehicle.id);
  }

  function selectNext(step: -1 | 1) {
    const order = [...look.placed.keys(), ...[...look.stops.keys()].filter((id) => !look.placed.has(id))];
    const at = selected === null ? (step > 0 ? -1 : 0) : order.indexOf(selected);
    const next = order.at((at + step) % order.length);
    if (next === undefined) return;
    select(next);
    const placed = look.placed.get(next);
    const name = nameOf(look.stops.get(next));
    say(
      placed
        ? `${nameOf(placed.vehicle)}, ${placed.number}. ${name}, ${clock(placed.visit.arrival)}.`
        : `${name}, not in a route.`,
    );
  }

  function takeReport(report: Report): { tone: 'done' | 'danger'; words: string } {
    if (!take(report)) return { tone: 'danger', words: `A later report of ${report.van} is here already.` };
    if (report.dayId !== dayId)
      return {
        tone: 'danger',
        words: `${report.van} belongs to another day. Its report is kept in this browser: open that day, and it is there.`,
      };
    say(heardWords(report, look));
    return {
      tone: 'done',
      words: `The report of ${report.van} is in: ${counted(report.told.length, 'stop')}.`,
    };
  }

  return {
    day,
    raw: useMemo(
      () => ({ ...raw, id: dayId, ...(Object.keys(reports).length > 0 ? { reports } : {}) }),
      [raw, dayId, reports],
    ),
    stands: (given) => byRoad(standing(byRoad(given, table), reports), table),
    roads,
    dayId,
    reports,
    takeReport,
    look,
    history,
    change: history.change,
    selected: selected !== null && look.stops.has(selected) ? selected : null,
    select,
    selectNext,
    chosen,
    choose,
    said,
    say,
    tryMove,
    move,
  };
}
