import type { Compiled } from '../compile.ts';
import type { Neighbours } from '../neighbours.ts';
import type { Tours } from './tours.ts';

const averageRemoved = 10;
const longestString = 10;
/** One round in so many takes a whole route out: only so does another vehicle get its chance. */
const wholeRouteRate = 0.04;

/** Takes stops out of routes near a random one; the nodes, with their partners, are added to the list. */
export function createPullOut(
  compiled: Compiled,
  tours: Tours,
  { near, reach }: Neighbours,
  random: () => number,
): (removed: number[]) => void {
  const { vehicles, stops, firstStop, partner, isLocked } = compiled;
  const isOut = new Uint8Array(compiled.nodes);
  const kept = new Int32Array(stops + 1);
  const ruined = new Set<number>();

  function takeOut(node: number, removed: number[]): void {
    if (isOut[node] || isLocked[node] || (tours.vehicleOf[node] as number) < 0) return;
    if (vehicles[tours.vehicleOf[node] as number]?.isWhole) return;
    const mate = partner[node] as number;
    if (mate >= 0 && isLocked[mate]) return;
    isOut[node] = 1;
    removed.push(node);
    if (mate >= 0 && (tours.vehicleOf[mate] as number) >= 0) {
      isOut[mate] = 1;
      removed.push(mate);
    }
  }

  function takeString(vehicle: number, node: number, longest: number, removed: number[]): void {
    const own = tours.route[vehicle];
    const there = tours.length[vehicle] as number;
    if (!own) return;
    const isWholeRoute = random() < wholeRouteRate;
    const length = isWholeRoute ? there : Math.floor(random() * Math.min(there, longest) + 1);
    const spared = length > 1 && length < there && random() < 0.5 ? 1 : 0;
    const whole = length + spared;
    const position = tours.positionOf[node] as number;
    const least = Math.max(0, position - whole + 1);
    const most = Math.min(position, there - whole);
    const from = least + Math.floor(random() * (most - least + 1));
    const spare = spared ? from + 1 + Math.floor(random() * (length - 1)) : -1;
    for (let at = from; at < from + whole; at += 1) if (at !== spare) takeOut(own[at] as number, removed);
  }

  return (removed) => {
    const before = removed.length;
    ruined.clear();
    let used = 0;
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1)
      if ((tours.length[vehicle] as number) > 0) used += 1;
    const longest = Math.max(1, Math.min(longestString, stops / Math.max(1, used)));
    let strings = Math.floor(random() * ((4 * averageRemoved) / (1 + longest) - 1) + 1);
    const seed = Math.floor(random() * stops);
    for (let index = -1; index < reach && strings > 0; index += 1) {
      const node =
        index < 0 ? seed + firstStop : (near[(seed + 1) * reach + index] as number) + firstStop - 1;
      const vehicle = tours.vehicleOf[node] as number;
      if (vehicle < 0 || ruined.has(vehicle)) continue;
      ruined.add(vehicle);
      strings -= 1;
      takeString(vehicle, node, longest, removed);
    }
    // Routes are rewritten once each, when it is known what stays in them.
    const changed = new Set<number>();
    for (let index = before; index < removed.length; index += 1)
      changed.add(tours.vehicleOf[removed[index] ?? 0] as number);
    for (const vehicle of changed) {
      let size = 0;
      const own = tours.route[vehicle];
      for (let at = 0; own && at < (tours.length[vehicle] as number); at += 1) {
        if (isOut[own[at] as number]) continue;
        kept[size] = own[at] as number;
        size += 1;
      }
      tours.set(vehicle, kept, size);
    }
    for (let index = before; index < removed.length; index += 1) isOut[removed[index] ?? 0] = 0;
  };
}
