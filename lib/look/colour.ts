/** A colour by lightness (0 to 1), chroma (0 to about 0.4) and hue (degrees). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue of a screen, each 0 to 1. */
type Rgb = readonly [number, number, number];

const held = (value: number) => Math.min(1, Math.max(0, value));
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The colour as a screen shows it; values outside its range are clipped, as browsers do. */
export function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => held(encoded(held(value)));
  return [
    shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** `#rrggbb`. */
export const rgbToHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The contrast of two colours as WCAG counts it: 1 for the same, 21 for black on white. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(oklchToRgb(one)), luminance(oklchToRgb(other))].sort(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}

const short = (value: number) => String(Number(value.toFixed(3)));

/** `oklch(0.49 0.275 267)`. */
export const oklchText = ({ l, c, h }: Oklch): string => `oklch(${short(l)} ${short(c)} ${short(h)})`;

/** `#rrggbb` for `#rgb`, in small letters. */
export const longHex = (hex: string): string =>
  (hex.length < 7 ? `#${[...hex.slice(1, 4)].map((digit) => digit + digit).join('')}` : hex).toLowerCase();

/** The colour that `#rgb` or `#rrggbb` names. */
export function hexToOklch(hex: string): Oklch {
  const digits = longHex(hex).slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const across = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, across), h: ((Math.atan2(across, a) * 180) / Math.PI + 360) % 360 };
}
