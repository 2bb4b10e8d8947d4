import { lightOf, recoloured } from '../draw/tint.ts';
import { frame } from '../layout/scene.ts';
import type { Place } from '../words/setting.ts';
import { kitchen, room, studio, table } from './indoors.ts';
import { desert, forest, meadow, mountains, snow } from './outdoors.ts';
import type { Setting } from './setting.ts';
import { n, oval, path, rect } from './shapes.ts';
import { drawSky } from './sky.ts';
import { city, space, street } from './town.ts';
import { beach, sea, sky, underwater } from './waters.ts';

const { width: W, height: H } = frame;

const grounds: Readonly<Record<Place, (setting: Setting) => string>> = {
  meadow,
  beach,
  forest,
  city,
  street,
  room,
  kitchen,
  table,
  sea,
  underwater,
  desert,
  mountains,
  snow,
  space,
  sky,
  studio,
};

const closed = new Set<Place>(['room', 'kitchen', 'table', 'underwater', 'space', 'studio']);
export const isIndoors = (place: Place): boolean =>
  place === 'room' || place === 'kitchen' || place === 'table' || place === 'studio';

/** What is behind everything: sky and ground. */
export function drawBack(setting: Setting, lit: boolean): string {
  const { place, time } = setting;
  const ground = grounds[place](setting);
  const shown = place === 'space' ? ground : recoloured(ground, lightOf(time, 'scenery'));
  return closed.has(place) ? shown : drawSky(setting, lit) + shown;
}

/** What falls and drifts before everything. */
export function drawWeather({ place, weather, random }: Setting): string {
  if (closed.has(place)) return '';
  if (weather === 'rain') {
    const drops = Array.from({ length: 120 }, () => `M${n(random() * (W + 100))} ${n(random() * H)}l-14 46`);
    return `<path fill="none" stroke="#d6ecff" stroke-width="4" stroke-linecap="round" opacity=".6" d="${drops.join('')}"/>`;
  }
  if (weather === 'snow')
    return Array.from({ length: 110 }, () => {
      const r = 3 + random() * 8;
      return oval(random() * W, random() * H, r, r, '#ffffff', 0.9);
    }).join('');
  if (weather === 'fog')
    return (
      [0.42, 0.56, 0.7, 0.86]
        .map((at) => path(`M0 ${n(H * at)}q400 -70 800 0t800 0v110q-400 60 -800 0t-800 0z`, '#f2f5f7', 0.42))
        .join('') + rect(0, 0, W, H, '#eef2f5').replace('/>', ' opacity=".16"/>')
    );
  return '';
}
