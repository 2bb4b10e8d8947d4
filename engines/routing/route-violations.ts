import { type Compiled, type CompiledVehicle, tolerance } from './compile.ts';
import type { RouteSchedule, Violation } from './schedule.ts';

/** Every rule that a timed route breaks, and by how much. */
export function routeViolations(
  compiled: Compiled,
  vehicle: CompiledVehicle,
  schedule: RouteSchedule,
  route: Int32Array,
  missedBreaks: number,
): Violation[] {
  const { vehicleId } = schedule;
  const found: Violation[] = [];
  const over = (kind: Violation['kind'], by: number, stopId?: string) => {
    if (by > tolerance) found.push({ kind, vehicleId, by, ...(stopId !== undefined && { stopId }) });
  };
  for (const [dimension, peak] of schedule.peakLoad.entries())
    over('capacity', peak - (vehicle.capacity[dimension] ?? 0));
  for (const { stopId, lateness } of schedule.visits) over('window', lateness, stopId);
  if (route.length > 0) {
    over('shift', schedule.finish - vehicle.to);
    over('duration', schedule.duration - vehicle.maxDuration);
    over('distance', schedule.distance - vehicle.maxDistance);
    over('stops', route.length - vehicle.maxStops);
    over('break', missedBreaks);
  }
  const position = new Map(Array.from(route, (node, index) => [node, index]));
  for (const [index, node] of route.entries()) {
    const stopId = schedule.visits[index]?.stopId;
    if (!vehicle.suits[node - compiled.firstStop]) over('skill', 1, stopId);
    const partner = compiled.partner[node] ?? -1;
    if (partner < 0) continue;
    const other = position.get(partner);
    const isKept = other !== undefined && (compiled.isPickup[node] ? index < other : other < index);
    if (!isKept) over('pair', 1, stopId);
  }
  const isLockKept =
    vehicle.locked.every((node, index) => route[index] === node) &&
    (!vehicle.isWhole || route.length === vehicle.locked.length);
  if (!isLockKept) over('lock', 1);
  return found;
}
