import { Resvg } from '@resvg/resvg-js';
import type { PartKind } from '../../engines/compose/parts/part.ts';
import { hexToOklch, longHex, type Oklch } from '../../lib/look/colour.ts';

/** Parts whose largest area isn't what people mean by their colour, such as a laptop's screen. */
const byBody = new Set([
  'laptop',
  'television',
  'desktop-computer',
  'mobile-phone',
  'camera',
  'microwave',
  'oven',
]);
/** Parts that are painted all over, whatever colours they are drawn in. */
const painted = new Set(['bicycle', 'kite', 'bus', 'minibus', 'trolleybus', 'tram-car']);
const skin = new Set(['#ffc83d', '#ffb02e', '#d67d00', '#f59f00', '#e39d89', '#f3ad61']);

/** How much of what is coloured has to change, so that people call it by the new colour. */
const mostlyCovered = 0.62;

const isGrey = ({ c }: Oklch): boolean => c < 0.045;
/** The windows of a bus are large, but someone who asks for a red bus doesn't mean them. */
const isGlass = ({ l, c, h }: Oklch): boolean => c > 0.05 && h > 200 && h < 250 && l > 0.7;
const turn = (one: Oklch, other: Oklch): number => {
  const apart = Math.abs(one.h - other.h) % 360;
  return Math.min(apart, 360 - apart);
};

/** How many pixels each colour of a drawing covers. */
function areasOf(svg: string): Map<string, number> {
  const palette = new Set((svg.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? []).map(longHex));
  const known = [...palette].map((hex) => ({
    hex,
    rgb: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  }));
  const areas = new Map<string, number>();
  const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: 72 } }).render().pixels;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue;
    const near = known.find(({ rgb }) => rgb.every((part, i) => Math.abs(part - (pixels[at + i] ?? 0)) < 3));
    if (near) areas.set(near.hex, (areas.get(near.hex) ?? 0) + 1);
  }
  return areas;
}

/** The colours of a drawing that change when somebody asks for another: its largest family of like hues. */
export function mainColours(id: string, svg: string, kind: PartKind): string[] {
  const isPerson = kind === 'person';
  const areas = [...areasOf(svg)]
    .map(([hex, area]) => ({ hex, area, look: hexToOklch(hex) }))
    .filter(({ hex, look }) => !(isPerson && skin.has(hex)) && !(kind === 'place' && isGlass(look)));
  if (painted.has(id))
    return areas
      .filter(({ look, area }) => look.l > 0.4 && area > 0)
      .sort((one, other) => other.area - one.area)
      .map(({ hex }) => hex);
  const families = areas.map((seed) => {
    const grey = isGrey(seed.look);
    const members = areas.filter(({ look }) =>
      grey
        ? isGrey(look) && Math.abs(look.l - seed.look.l) < 0.35
        : !isGrey(look) && turn(look, seed.look) < 38,
    );
    const area = members.reduce((sum, one) => sum + one.area, 0);
    // Outlines and eyes are dark and small; a body in grey is asked for less often than a coloured one.
    const dark = grey && seed.look.l < 0.3 ? 0.35 : 1;
    return {
      members,
      weight: area * dark * (byBody.has(id) && !grey ? 0.1 : 1) * (isPerson && grey ? 0.3 : 1),
      seed,
    };
  });
  const colouredArea = areas.reduce((sum, { area, look }) => sum + (isGrey(look) ? 0 : area), 0);
  const main = new Map<string, number>();
  for (const { members, seed } of families.sort((one, other) => other.weight - one.weight)) {
    if (main.has(seed.hex)) continue;
    for (const { hex, area } of members) main.set(hex, area);
    // A kite of many colours changes completely; a car's windows keep their colour.
    const covered = areas.reduce(
      (sum, { hex, area, look }) => sum + (main.has(hex) && !isGrey(look) ? area : 0),
      0,
    );
    if (isGrey(seed.look) || covered >= colouredArea * mostlyCovered) break;
  }
  return [...main]
    .filter(([, area]) => area > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([hex]) => hex);
}
