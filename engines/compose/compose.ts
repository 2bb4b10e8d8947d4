import { createRandom } from '#lib/random/random.ts';
import { arrange } from './layout/arrange.ts';
import { choosePlace } from './layout/choose-place.ts';
import type { Scene } from './layout/scene.ts';
import { parse } from './parse/parse.ts';
import type { PictureRequest } from './parse/request.ts';
import type { Dictionary } from './parts/dictionary.ts';
import type { Style } from './words/setting.ts';

export interface ComposeOptions {
  seed: number;
  /** Instead of the style that the sentence asks for. */
  style?: Style | null;
  /** Parts for words that only their meaning leads to. */
  meant?: Readonly<Record<string, string>>;
}

/** A picture and what the sentence was taken to mean. */
export interface Composed {
  scene: Scene;
  request: PictureRequest;
}

/** Turns a sentence into a picture of parts. The same sentence and seed always give the same picture. */
export function compose(
  text: string,
  dictionary: Dictionary,
  { seed, style, meant }: ComposeOptions,
): Composed {
  const request = parse(text, dictionary, meant);
  const random = createRandom(Math.imul(seed + 1, 0x9e3779b1) >>> 0);
  const parts = request.things.flatMap(({ part }) => dictionary.part(part) ?? []);
  const isNightly = request.things.some(({ part }) => part.includes('moon') || part === 'star');
  const place =
    request.place === 'sky' && request.things.some(({ medium }) => medium !== 'air') ? null : request.place;
  const season = request.season ?? (request.weather === 'snow' ? 'winter' : 'summer');
  const scene = {
    seed,
    place: place ?? choosePlace(parts),
    time: request.time ?? (isNightly ? 'night' : 'day'),
    season,
    weather: request.weather ?? 'clear',
    style: style ?? request.style ?? 'flat',
  } as const;
  return {
    request,
    scene: { ...scene, ...arrange(request, (id) => dictionary.part(id), scene.place, random) },
  };
}
