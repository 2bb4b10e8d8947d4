import { Resvg } from '@resvg/resvg-js';
import type { Box, Part } from '../../engines/compose/parts/part.ts';
import type { Drawn } from './collect.ts';
import { mainColours } from './colours.ts';

const tone = /-(medium-light|medium-dark|light|medium|dark)(?=-|$)/;
/** The id of the same drawing without a skin tone; empty where there is none to take away. */
const toneless = (id: string): string => (tone.test(id) ? id.replace(tone, '') : '');

const svgOf = ({ width, height, body }: Drawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const short = (value: number): number => Math.round(value * 100) / 100;

function inkOf(drawn: Drawn): Box {
  const box = new Resvg(svgOf(drawn)).getBBox();
  if (!box) return [0, 0, drawn.width, drawn.height];
  return [short(box.x), short(box.y), short(box.width), short(box.height)];
}

/** What the index says of each part; skin tones count as one. */
export function partsFrom(drawings: readonly Drawn[]): Part[] {
  const ids = new Set(drawings.map(({ id }) => id));
  return drawings
    .filter(({ id }) => !ids.has(toneless(id)))
    .map((drawn) => ({
      id: drawn.id,
      set: drawn.set,
      kind: drawn.kind,
      names: drawn.names,
      box: inkOf(drawn),
      main: mainColours(drawn.id, svgOf(drawn), drawn.kind).slice(0, 12),
      tones: ids.has(`${drawn.id}-medium`),
    }));
}
