import { createRandom } from '#lib/random/random.ts';
import { horizonOf } from '../layout/horizon.ts';
import { frame, type Ledge, type Placed, type Scene } from '../layout/scene.ts';
import { stanceOf } from '../parts/habits.ts';
import type { Drawings, Part } from '../parts/part.ts';
import { drawBack, drawWeather, isIndoors } from '../scenery/scenery.ts';
import { n, oval, path, rect } from '../scenery/shapes.ts';
import { inColour } from './recolour.ts';
import { lightOf, recoloured, tintOf } from './tint.ts';

/** A picture in layers, each the inside of an SVG. */
export interface DrawnScene {
  back: string;
  objects: readonly { id: string; shadow: string; body: string; transform: string }[];
  front: string;
}

const shadowTone = '#1c2440';

/** How wide an object is drawn. */
export const widthOf = ({ height }: Pick<Placed, 'height'>, { box: [, , width, tall] }: Part): number =>
  (height * width) / tall;

/** Brings a drawing from its own frame to its place, standing on its foot. */
function transformOf(placed: Placed, part: Part): string {
  const [x, y, width, tall] = part.box;
  const scale = placed.height / tall;
  const flipped = placed.flip ? `scale(-1 1) ` : '';
  return `translate(${n(placed.x)} ${n(placed.y)}) ${flipped}scale(${Math.round(scale * 10_000) / 10_000}) translate(${n(-(x + width / 2) * 100) === '0' ? 0 : Math.round(-(x + width / 2) * 1000) / 1000} ${Math.round(-(y + tall) * 1000) / 1000})`;
}

function shadowOf(placed: Placed, part: Part): string {
  if (placed.shadow === 'none') return '';
  const width = widthOf(placed, part);
  const flat = Math.min(width, placed.height * 1.4);
  if (placed.shadow === 'surface')
    return oval(placed.x, placed.y - flat * 0.01, flat * 0.42, flat * 0.045, shadowTone, 0.22);
  return (
    oval(placed.x + flat * 0.06, placed.y - flat * 0.005, flat * 0.56, flat * 0.085, shadowTone, 0.14) +
    oval(placed.x, placed.y - flat * 0.01, flat * 0.44, flat * 0.05, shadowTone, 0.2)
  );
}

/** Ids inside a drawing are its own alone, or two drawings would share one gradient. */
const ownIds = (body: string, id: string): string =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);

function ledge({ x, y, width }: Ledge, place: Scene['place']): string {
  const half = width / 2 + 24;
  if (isIndoors(place))
    return (
      rect(x - half, y, half * 2, 22, '#a56953', 4) +
      rect(x - half, y + 16, half * 2, 8, '#7d4c39', 4) +
      path(
        `M${n(x - half * 0.7)} ${n(y + 24)}h16l-16 44zM${n(x + half * 0.7)} ${n(y + 24)}h-16l16 44z`,
        '#7d4c39',
      )
    );
  return (
    path(
      `M${n(x - half)} ${n(y + 4)}q${n(half * 0.2)} ${n(half * 0.34)} ${n(half * 0.62)} ${n(half * 0.4)}q${n(half * 0.3)} ${n(half * 0.2)} ${n(half * 0.5)} ${n(half * 0.04)}q${n(half * 0.6)} ${n(-half * 0.1)} ${n(half * 0.88)} ${n(-half * 0.44)}z`,
      '#8c6a52',
    ) +
    oval(x, y + 6, half, Math.min(34, half * 0.16) + 8, '#5fae4b') +
    oval(x, y, half * 0.97, Math.min(30, half * 0.14) + 5, '#7cc35b')
  );
}

/** A white rim around a drawing, as if it were cut out of paper. */
const rim = (body: string, scale: number): string =>
  `<g stroke="#ffffff" stroke-width="${n(16 / scale)}" stroke-linejoin="round">${recoloured(body, () => '#ffffff')}</g>`;

/** Draws a picture. Parts whose drawings are not there yet are left out. */
export function drawScene(
  scene: Scene,
  partOf: (id: string) => Part | undefined,
  drawings: Drawings,
): DrawnScene {
  const { place, time, season, weather, style } = scene;
  const tint = tintOf(style);
  const light = place === 'space' || isIndoors(place) ? (hex: string) => hex : lightOf(time, 'things');
  const lit = !scene.objects.some(({ part }) => {
    const own = partOf(part);
    return own && stanceOf(own) === 'light' && /sun|moon/.test(part);
  });
  const setting = {
    place,
    time,
    season,
    weather,
    horizon: horizonOf(place) * frame.height,
    random: createRandom(Math.imul(scene.seed + 7, 0x9e3779b1) >>> 0),
    hasGround: scene.objects.some(({ shadow }) => shadow === 'ground'),
  };
  const objects = scene.objects.flatMap((placed) => {
    const part = partOf(placed.part);
    const drawing = drawings[placed.part];
    if (!part || drawing === undefined) return [];
    const coloured = placed.colour ? inColour(drawing, part.main, placed.colour) : drawing;
    const isLight = stanceOf(part) === 'light';
    const body = ownIds(
      recoloured(coloured, (hex) => tint(isLight ? hex : light(hex))),
      `o${placed.id}`,
    );
    return [
      {
        id: placed.id,
        shadow: shadowOf(placed, part),
        body: style === 'paper' ? rim(body, placed.height / part.box[3]) + body : body,
        transform: transformOf(placed, part),
      },
    ];
  });
  const back =
    drawBack(setting, lit) + scene.ledges.map((one) => recoloured(ledge(one, place), light)).join('');
  return { back: recoloured(back, tint), objects, front: recoloured(drawWeather(setting), tint) };
}
