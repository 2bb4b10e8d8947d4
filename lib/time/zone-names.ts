import { placeOf } from './words-of-time.ts';

/** A time zone with the name that people know it by. */
export interface NamedZone {
  zone: string;
  name: string;
}

/** A zone by its place and how far its clock is from Greenwich at a moment: New York (GMT−5). */
export function zoneName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${placeOf(zone)} (${offset.replace('-', '−').replace('+0', '')})`;
}

let made: { day: string; zones: readonly NamedZone[] } = { day: '', zones: [] };

/** Every zone by the name it has today, in the order of the names; made once a day, because it opens some 400 clocks. */
function zonesToday(today: Date): readonly NamedZone[] {
  const day = today.toISOString().slice(0, 10);
  if (made.day === day) return made.zones;
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
    .map((zone) => ({ zone, name: zoneName(zone, today) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  made = { day, zones };
  return zones;
}

/** Every zone by its name; the chosen one by what it is at the moment that is shown, which may lie beyond a change of the clock. */
export function namedZones(today: Date, chosen: { zone: string; at: Date }): NamedZone[] {
  const named = { zone: chosen.zone, name: zoneName(chosen.zone, chosen.at) };
  const zones = zonesToday(today);
  if (!zones.some(({ zone }) => zone === chosen.zone)) return [named, ...zones];
  return zones.map((each) => (each.zone === chosen.zone ? named : each));
}
