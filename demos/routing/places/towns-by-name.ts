import { fromWorld } from '../map/mercator.ts';
import type { Town } from '../map/towns.ts';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Two letters of a country that is named in English or German, or by its letters. */
function countryCode(text: string): string | null {
  const wanted = folded(text);
  if (wanted === '') return null;
  if (/^[a-z]{2}$/.test(wanted)) return wanted.toUpperCase();
  for (const language of ['en', 'de']) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (let first = 65; first <= 90; first += 1)
      for (let second = 65; second <= 90; second += 1) {
        const code = String.fromCharCode(first, second);
        if (folded(names.of(code) ?? '') === wanted) return code;
      }
  }
  return null;
}

/** Finds towns by their names; of several with one name the largest, in the country that is named. */
export function townFinder(towns: readonly Town[]) {
  const byName = new Map<string, Town[]>();
  for (const town of towns) {
    const key = folded(town.name);
    byName.set(key, [...(byName.get(key) ?? []), town]);
  }
  const codes = new Map<string, string | null>();
  const codeOf = (country: string): string | null => {
    const known = codes.get(country);
    if (known !== undefined) return known;
    const code = countryCode(country);
    codes.set(country, code);
    return code;
  };
  return (city: string, country: string): { longitude: number; latitude: number } | null => {
    const all = byName.get(folded(city)) ?? [];
    const code = country ? codeOf(country) : null;
    const [found] = all
      .filter((town) => !country || town.country === code)
      .toSorted((a, b) => b.people - a.people);
    if (!found) return null;
    const { longitude, latitude } = fromWorld(found);
    return { longitude: Math.round(longitude * 1e4) / 1e4, latitude: Math.round(latitude * 1e4) / 1e4 };
  };
}
