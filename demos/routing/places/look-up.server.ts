import { setTimeout as sleep } from 'node:timers/promises';
import { isNumber, isRecord, isText } from '#lib/files/shape.ts';
import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { FetchProblem } from '#server/fetch/problems.ts';

/** A place that a geocoder found. */
export interface FoundPlace {
  longitude: number;
  latitude: number;
  /** What the geocoder calls it. */
  label: string;
}

const isPlace = (longitude: unknown, latitude: unknown): boolean =>
  isNumber(longitude) && isNumber(latitude) && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85;

/** The first place of Photon's answer, which is GeoJSON. */
function ofPhoton(answer: unknown): FoundPlace | null {
  const [feature] = isRecord(answer) && Array.isArray(answer.features) ? (answer.features as unknown[]) : [];
  if (!isRecord(feature) || !isRecord(feature.geometry) || !Array.isArray(feature.geometry.coordinates))
    return null;
  const [longitude, latitude] = feature.geometry.coordinates as unknown[];
  const about = isRecord(feature.properties) ? feature.properties : {};
  const label = [about.name, about.street, about.postcode, about.city].filter(isText).join(', ');
  return isPlace(longitude, latitude)
    ? { longitude: Number(longitude), latitude: Number(latitude), label: label.slice(0, 300) }
    : null;
}

/** The first place of Nominatim's answer, which writes its numbers as texts. */
function ofNominatim(answer: unknown): FoundPlace | null {
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [];
  if (!isRecord(first)) return null;
  const [longitude, latitude] = [Number(first.lon), Number(first.lat)];
  const label = isText(first.display_name) ? first.display_name.slice(0, 300) : '';
  return isPlace(longitude, latitude) ? { longitude, latitude, label } : null;
}

let free = 0;

/** Waits for this question's turn: all visitors share what the geocoder allows. */
async function turn(perSecond: number, signal: AbortSignal): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, free);
  free = at + 1000 / perSecond;
  if (at > now) await sleep(at - now, undefined, { signal });
}

interface Geocoder {
  url: string;
  perSecond: number;
}

/** Where an address is, by the operator's geocoder; null where it knows none. Throws a `FetchProblem`. */
export async function lookUp(
  { url, perSecond }: Geocoder,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace | null> {
  await turn(perSecond, signal);
  const address = new URL(url);
  const isPhoton = /\/api\/?$/.test(address.pathname);
  address.searchParams.set('q', text);
  address.searchParams.set('limit', '1');
  if (!isPhoton) address.searchParams.set('format', 'jsonv2');
  const ask = makeGuardedFetch({ trusted: [url], maxBytes: 200_000, timeoutMs: 15_000 });
  const answer = await ask(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok)
    throw new FetchProblem('unreachable', `The geocoder answered with ${answer.status}. Try again later.`);
  const said: unknown = await answer.json().catch(() => null);
  return isPhoton ? ofPhoton(said) : ofNominatim(said);
}
