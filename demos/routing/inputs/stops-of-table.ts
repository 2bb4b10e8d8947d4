import type { Pair, Stop } from '#engines/routing/problem.ts';
import type { Table } from '#lib/files/table.ts';
import { parseClock } from '../words/clock.ts';
import { type AddressPart, addressColumns, columnsOf, type Meaning, numberIn } from './columns.ts';

/** A row with an address and no position: the stop is whole but for its place. */
export interface Unplaced {
  stop: Omit<Stop, 'place'>;
  /** As it is looked up: street, postcode and city, country. */
  address: string;
  city: string;
  country: string;
}

/** What a table gave: stops, which of them belong together, and what could not be used. */
export interface BroughtStops {
  stops: Stop[];
  /** Rows that have to be looked up first. */
  unplaced: Unplaced[];
  /** Which columns hold the address, in words. */
  columns: string;
  pairs: Pair[];
  /** What was noticed, in plain words. */
  notes: string[];
}

const collects = /^(p|pick.?up|collect|abhol)/i;
const mostStops = 5000;

/** Latitude and longitude in one text: `52.09, 5.12`. */
export function positionIn(text: string): [latitude: number, longitude: number] | null {
  const parts = text.split(/[;,\s/]+/).filter(Boolean);
  const [latitude, longitude] = [numberIn(parts[0] ?? ''), numberIn(parts[1] ?? '')];
  return parts.length === 2 && latitude !== null && longitude !== null ? [latitude, longitude] : null;
}

/** Stops that share an order: the one to collect at and the one to bring to. */
function pairsOf(orders: ReadonlyMap<string, { id: string; kind: string }[]>): Pair[] {
  return [...orders.values()].flatMap((ends) => {
    const [one, two] = ends;
    if (ends.length !== 2 || !one || !two) return [];
    const [pickup, delivery] = collects.test(two.kind) ? [two, one] : [one, two];
    return [{ pickup: pickup.id, delivery: delivery.id }];
  });
}

/** An address in one line, as it is looked up: street, then postcode and city, then country. */
function addressOf(cell: (part: AddressPart) => string): string {
  const town = [cell('postcode'), cell('city')].filter(Boolean).join(' ');
  return [cell('address'), cell('street'), town, cell('country')].filter(Boolean).join(', ').slice(0, 300);
}

/** Makes stops of a table, or says what is missing. Rows that cannot be used are counted and named. */
export function stopsOfTable(table: Table): BroughtStops | { problem: string } {
  const columns = columnsOf(table);
  const hasPlaces = columns.latitude !== undefined && columns.longitude !== undefined;
  const hasAddresses = ['address', 'street', 'city', 'postcode'].some(
    (part) => columns[part as AddressPart] !== undefined,
  );
  if (!hasPlaces && columns.position === undefined && !hasAddresses)
    return {
      problem: `We found no column with positions or addresses. Name two columns lat and lon, in degrees, or one address, street or city. Your columns are: ${table.columns.join(', ')}.`,
    };
  const bad: number[] = [];
  const odd: number[] = [];
  const orders = new Map<string, { id: string; kind: string }[]>();
  const stops: Stop[] = [];
  const unplaced: Unplaced[] = [];
  for (const [at, row] of table.rows.slice(0, mostStops).entries()) {
    const cell = (meaning: Meaning): string => (row[columns[meaning] ?? -1] ?? '').trim();
    const position = hasPlaces
      ? ([numberIn(cell('latitude')), numberIn(cell('longitude'))] as const)
      : positionIn(cell('position'));
    const [y, x] = position ?? [null, null];
    const isPlaced = y !== null && x !== null && Math.abs(y) <= 85 && Math.abs(x) <= 180;
    const where = addressOf(cell);
    // A position that is wrong is not quietly replaced by the address beside it.
    const isWrong = !isPlaced && (cell('latitude') || cell('longitude') || cell('position'));
    if (isWrong || (!isPlaced && !where)) {
      bad.push(at + 2);
      continue;
    }
    const id = `s${at + 1}`;
    const [from, to] = [parseClock(cell('from')), parseClock(cell('to'))];
    if (
      (cell('from') && from === null) ||
      (cell('to') && to === null) ||
      (from !== null && to !== null && to < from)
    )
      odd.push(at + 2);
    const isWindow = from === null || to === null || to >= from;
    const load = numberIn(cell('load'));
    const service = numberIn(cell('service'));
    const priority = numberIn(cell('priority'));
    const skipCost = numberIn(cell('skip'));
    const skills = cell('skills')
      .split(/[;,+]/)
      .flatMap((skill) => skill.trim().toLowerCase() || []);
    const stop: Omit<Stop, 'place'> = {
      id,
      name: cell('name') || cell('city') || where || `Stop ${at + 1}`,
      ...(where ? { address: where } : {}),
      demand: [Math.max(0, load ?? 1)],
      service: Math.max(0, service ?? 10) * 60,
      ...((from !== null || to !== null) && isWindow
        ? { windows: [{ from: from ?? 0, to: to ?? 86_400 }] }
        : {}),
      ...(skills.length > 0 ? { skills } : {}),
      ...(priority !== null && priority >= 0 ? { priority } : {}),
      ...(skipCost !== null && skipCost >= 0 ? { skipCost } : {}),
    };
    if (isPlaced) stops.push({ ...stop, place: { x, y } });
    else unplaced.push({ stop, address: where, city: cell('city'), country: cell('country') });
    if (cell('order'))
      orders.set(cell('order'), [...(orders.get(cell('order')) ?? []), { id, kind: cell('kind') }]);
  }
  if (stops.length === 0 && unplaced.length === 0)
    return {
      problem: 'No row has a position we can read. Use degrees such as 52.09 and 5.12.',
    };
  const lines = (numbers: readonly number[]) =>
    `${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ` and ${numbers.length - 5} more` : ''}`;
  return {
    stops,
    unplaced,
    columns: addressColumns(table, columns),
    pairs: pairsOf(orders),
    notes: [
      ...table.notes,
      ...(bad.length > 0 ? [`Left out because we couldn’t read the position: line ${lines(bad)}.`] : []),
      ...(odd.length > 0
        ? [`Treated as always open because we couldn’t read the hours: line ${lines(odd)}.`]
        : []),
      ...(table.rows.length > mostStops ? [`We used only the first ${mostStops} rows.`] : []),
      ...(columns.load === undefined ? ['There is no column for loads, so each stop counts as 1.'] : []),
    ],
  };
}
