import { frame } from '../layout/scene.ts';

const { width: W, height: H } = frame;
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A line of hills across the picture, filled down to its lower edge. */
export function hills(y: number, swing: number, colour: string, random: () => number, count = 4): string {
  const step = W / count;
  const tops = Array.from({ length: count + 1 }, () => y - random() * swing);
  let path = `M0 ${n(tops[0] ?? y)}`;
  for (let at = 1; at <= count; at += 1) {
    const [before = y, here = y] = [tops[at - 1], tops[at]];
    path += `C${n((at - 0.6) * step)} ${n(before)} ${n((at - 0.4) * step)} ${n(here)} ${n(at * step)} ${n(here)}`;
  }
  return `<path fill="${colour}" d="${path}V${H}H0Z"/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  round = 0,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''} fill="${colour}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const path = (d: string, colour: string, opacity = 1): string =>
  `<path fill="${colour}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A cloud of round heaps on a flat base. */
export function cloud(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const s = size / 100;
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="M${n(x - 90 * s)} ${n(y)}a${n(30 * s)} ${n(30 * s)} 0 0 1 ${n(18 * s)} ${n(-56 * s)}a${n(48 * s)} ${n(48 * s)} 0 0 1 ${n(86 * s)} ${n(-18 * s)}a${n(38 * s)} ${n(38 * s)} 0 0 1 ${n(58 * s)} ${n(28 * s)}a${n(24 * s)} ${n(24 * s)} 0 0 1 ${n(12 * s)} ${n(46 * s)}z"/>`;
}

/** A tree with a round crown; `y` is its foot. */
export function roundTree(
  x: number,
  y: number,
  tall: number,
  crown: string,
  shade: string,
  trunk: string,
): string {
  const r = tall * 0.34;
  return (
    rect(x - tall * 0.045, y - tall * 0.45, tall * 0.09, tall * 0.46, trunk) +
    oval(x, y - tall * 0.62, r, r * 1.1, crown) +
    path(
      `M${n(x)} ${n(y - tall * 0.62 - r * 1.1)}a${n(r)} ${n(r * 1.1)} 0 0 1 0 ${n(r * 2.2)}q${n(r * 0.8)} ${n(-r * 1.1)} 0 ${n(-r * 2.2)}z`,
      shade,
    )
  );
}

/** A fir of three tiers; `y` is its foot. */
export function fir(x: number, y: number, tall: number, green: string, shade: string, trunk: string): string {
  const w = tall * 0.27;
  let tiers = rect(x - tall * 0.035, y - tall * 0.14, tall * 0.07, tall * 0.15, trunk);
  for (const [from, to, wide] of [
    [0.1, 0.5, 1],
    [0.34, 0.74, 0.78],
    [0.58, 1, 0.55],
  ] as const)
    tiers +=
      path(
        `M${n(x)} ${n(y - tall * to)}L${n(x + w * wide)} ${n(y - tall * from)}H${n(x - w * wide)}Z`,
        green,
      ) + path(`M${n(x)} ${n(y - tall * to)}L${n(x + w * wide)} ${n(y - tall * from)}H${n(x)}Z`, shade);
  return tiers;
}

/** Blades of grass that grow from one spot. */
export function tuft(x: number, y: number, size: number, colour: string): string {
  const blade = (lean: number, tall: number) =>
    `M${n(x - size * 0.12)} ${n(y)}Q${n(x + lean * 0.3)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + lean * 0.4 + size * 0.1)} ${n(y - tall * 0.5)} ${n(x + size * 0.12)} ${n(y)}Z`;
  return path(
    blade(-size * 0.55, size * 0.8) + blade(0, size * 1.1) + blade(size * 0.5, size * 0.75),
    colour,
  );
}

/** A small flower with five petals. */
export function flower(x: number, y: number, size: number, petal: string, stem: string): string {
  const petals = Array.from({ length: 5 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 5 - Math.PI / 2;
    return oval(
      x + Math.cos(turn) * size * 0.42,
      y - size * 1.5 + Math.sin(turn) * size * 0.42,
      size * 0.32,
      size * 0.32,
      petal,
    );
  });
  return (
    rect(x - size * 0.07, y - size * 1.5, size * 0.14, size * 1.5, stem) +
    petals.join('') +
    oval(x, y - size * 1.5, size * 0.24, size * 0.24, '#f9c23c')
  );
}

/** Things strewn over a ground, nearer ones larger. */
export function strewn(
  count: number,
  from: number,
  to: number,
  random: () => number,
  draw: (x: number, y: number, near: number) => string,
): string {
  return Array.from({ length: count }, () => {
    const depth = random();
    return { x: random() * W, y: from + (to - from) * depth, near: 0.35 + 0.65 * depth };
  })
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, near }) => draw(x, y, near))
    .join('');
}

/** A colour that runs from one to another, top to bottom, over all of the picture or the part below `y`. */
export function fade(id: string, stops: readonly string[], y = 0, height: number = H): string {
  const listed = stops.map(
    (colour, at) => `<stop offset="${n((100 * at) / (stops.length - 1))}%" stop-color="${colour}"/>`,
  );
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${listed.join('')}</linearGradient></defs><rect y="${n(y)}" width="${W}" height="${n(height)}" fill="url(#${id})"/>`;
}
