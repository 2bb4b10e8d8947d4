import { describe, expect, it } from 'vitest';
import { vanColours } from './colours.ts';

type Three = readonly [number, number, number];

/** Linear light of an OKLCH colour. */
function linear(text: string): Three {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return [
    inside(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    inside(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    inside(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Back to OKLab, in which equal steps look equal. */
function lab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** What eyes without cones for green see of it (Machado, Oliveira and Fernandes, 2009). */
const withoutGreen = ([r, g, b]: Three): Three => [
  Math.min(1, Math.max(0, 0.367322 * r + 0.860646 * g - 0.227968 * b)),
  0.280085 * r + 0.672501 * g + 0.047413 * b,
  Math.min(1, Math.max(0, -0.01182 * r + 0.04294 * g + 0.968881 * b)),
];

const nearest = (colours: readonly Three[]): number =>
  Math.min(
    ...colours.flatMap((one, at) =>
      colours
        .slice(0, at)
        .map((other) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))),
    ),
  );
const luminance = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Three, b: Three) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, two) => one - two);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', 0, ['0.995 0.004 85', '0.948 0.012 85']],
  ['dark', 1, ['0.215 0.02 275', '0.135 0.014 275']],
] as const)('the colours of 21 vans on %s ground', (_, theme, grounds) => {
  const colours = vanColours.slice(0, 21).map((pair) => linear(pair[theme]));

  // A difference of 0.02 in OKLab is just seen between two fields that touch.
  it('are at least three just visible steps apart, and two for eyes that do not tell red from green', () => {
    expect(nearest(colours.map(lab))).toBeGreaterThanOrEqual(0.06);
    expect(nearest(colours.map((colour) => lab(withoutGreen(colour))))).toBeGreaterThanOrEqual(0.04);
  });

  it('stand out from land and sea', () => {
    for (const ground of grounds)
      for (const colour of colours) expect(contrast(colour, linear(ground))).toBeGreaterThanOrEqual(3);
  });
});
