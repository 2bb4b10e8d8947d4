import { onScreen, type Size, type View } from './mercator.ts';
import {
  around,
  type Box,
  crosses,
  type LabelWish,
  type PlacedLabel,
  placeLabels,
  type Side,
} from './place-labels.ts';
import type { Dot, Scene } from './scene.ts';
import type { Town } from './towns.ts';

/** More stops than this in sight have no names: they would be a carpet of words. */
const mostNames = 60;
/** More vans than this have their number on the map instead of their name; the timeline has both. */
const mostVans = 12;
/** Of the largest towns in sight so many may have a name, as far as there is room. */
const mostTowns = 48;
/** A town this near to a stop, in pixels, is most likely the place of the stop. */
const nearStop = 14;
/** What a letter is wide on average, in pixels. */
const letter = { stop: 6.4, depot: 7, van: 7, town: 6.6 };
const everySide: readonly Side[] = ['right', 'left', 'below', 'above'];

/** Where the map stands, and how much of its end lies under cards. */
interface Seen {
  view: View;
  size: Size;
  covered: number;
}

/** What is written on the map, and where. */
export interface Labels {
  stops: readonly { dot: Dot; box: PlacedLabel }[];
  depots: readonly { id: string; name: string; box: PlacedLabel }[];
  /** `name` is what there is room for: the van's name, or its number where there are many. */
  vans: readonly { vehicleId: string; name: string; fullName: string; lane: number; box: PlacedLabel }[];
  towns: readonly { town: Town; x: number; y: number; box: PlacedLabel }[];
}

/** What tells a van in two or three letters: the number in its name, or its place in the list. */
const numberOf = (name: string, lane: number): string => /(\d{1,3})\D*$/.exec(name)?.[1] ?? String(lane + 1);

/** Names for what is in sight: depots, vans, then stops, the selected and the troubled ones first. */
export function labelsOf(
  scene: Scene,
  { view, size, covered }: Seen,
  lane: number | null,
  selected: string | null,
  towns: readonly Town[] = [],
): Labels {
  const isInSight = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  const dots = scene.dots
    .map((dot) => ({ dot, ...onScreen(dot, view, size) }))
    .filter(({ dot, ...at }) => isInSight(at) || dot.id === selected);
  const depots = scene.depots
    .map((depot) => ({ ...depot, ...onScreen(depot, view, size) }))
    .filter(isInSight);
  const isShort = scene.lines.length > mostVans;
  const vans = scene.lines
    .map((line) => ({ line, number: numberOf(line.name, line.lane), ...onScreen(line.far, view, size) }))
    .filter(isInSight);
  const named = new Set([...scene.dots, ...scene.depots].map(({ name }) => name.split(',')[0]));
  const points = [...dots, ...depots];
  const isAtStop = (at: { x: number; y: number }) =>
    points.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < nearStop);
  const townsInSight = towns
    .map((town) => ({ town, ...onScreen(town, view, size) }))
    .filter((each) => isInSight(each) && !named.has(each.town.name) && !isAtStop(each))
    .slice(0, mostTowns);
  const stopsNamed = dots.length <= mostNames ? dots : dots.filter(({ dot }) => dot.id === selected);
  const isLarge = (dot: Dot) => dot.lane !== null && dot.lane === lane;
  const weightOf = (dot: Dot) => {
    if (dot.id === selected) return 9;
    if (dot.late || (scene.isPlanned && dot.lane === null)) return 6;
    return isLarge(dot) ? 5 : 4;
  };
  const taken: Box[] = [
    ...(stopsNamed.length > 1 ? dots.map(({ dot, x, y }) => around(x, y, isLarge(dot) ? 11 : 6)) : []),
    ...depots.map(({ x, y }) => around(x, y, 9)),
    { left: size.width - covered, top: 0, right: size.width, bottom: covered > 0 ? size.height : 0 },
  ];
  const wishes: LabelWish[] = [
    ...depots.map(({ id, name, x, y }) => ({
      id: `depot ${id}`,
      x,
      y,
      width: name.length * letter.depot,
      height: 16,
      gap: 11,
      weight: 8,
      sides: everySide,
      must: true,
    })),
    ...vans.map(({ line, x, y }) => ({
      id: `van ${line.vehicleId}`,
      x,
      y,
      width: isShort ? 44 : line.name.length * letter.van + 36,
      height: isShort ? 24 : 30,
      gap: 14,
      weight: 7,
      sides: ['above', 'below', 'right', 'left'] as const,
      must: !isShort,
    })),
    ...stopsNamed.map(({ dot, x, y }) => ({
      id: `stop ${dot.id}`,
      x,
      y,
      width: dot.name.length * letter.stop,
      height: 15,
      gap: (isLarge(dot) ? 13 : 9) + (dot.id === selected ? 5 : 0),
      weight: weightOf(dot),
      sides: everySide,
      must: dot.id === selected,
    })),
    ...townsInSight.map(({ town, x, y }, at) => ({
      id: `town ${at}`,
      x,
      y,
      width: town.name.length * letter.town,
      height: 15,
      gap: 6,
      weight: 1 + 1 / (2 + at),
      sides: everySide,
      shy: true,
    })),
  ];
  const ways =
    stopsNamed.length > 1 || towns.length > 0
      ? scene.lines.map(({ points }) => points.map((at) => onScreen(at, view, size)))
      : [];
  const isClear = (box: Box) =>
    !ways.some((points) =>
      points.some((point, index) => {
        const before = points[index - 1];
        return before !== undefined && crosses(box, before, point);
      }),
    );
  const placed = placeLabels(wishes, taken, size, isClear);
  const at = <Named>(id: string, named: Named): (Named & { box: PlacedLabel })[] => {
    const box = placed.get(id);
    return box ? [{ ...named, box }] : [];
  };
  return {
    stops: stopsNamed.flatMap(({ dot }) => at(`stop ${dot.id}`, { dot })),
    depots: depots.flatMap(({ id, name }) => at(`depot ${id}`, { id, name })),
    vans: vans.flatMap(({ number, line: { vehicleId, name, lane: own } }) =>
      at(`van ${vehicleId}`, {
        vehicleId,
        name: isShort ? number : name,
        fullName: name,
        lane: own,
      }),
    ),
    towns: townsInSight.flatMap(({ town, x, y }, index) => at(`town ${index}`, { town, x, y })),
  };
}
