import { hexToOklch, longHex, oklchToRgb, rgbToHex } from '#lib/look/colour.ts';
import type { Style, Time } from '../words/setting.ts';

type Tint = (hex: string) => string;

const channels = (hex: string): [number, number, number] => {
  const long = longHex(hex).slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as [number, number, number];
};
const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** One colour with a share of another in it. */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [channels(one), channels(other)];
  return hexOf(first.map((part, at) => part + ((second[at] ?? 0) - part) * share));
}

/** What the light of the hour does to colours: a factor and some light for red, green and blue. */
const lights: Readonly<
  Record<Time, { scenery: readonly number[]; things: readonly number[]; glow: readonly number[] }>
> = {
  day: { scenery: [1, 1, 1], things: [1, 1, 1], glow: [0, 0, 0] },
  dawn: { scenery: [0.98, 0.9, 0.92], things: [1, 0.95, 0.94], glow: [10, 2, 6] },
  sunset: { scenery: [0.92, 0.72, 0.68], things: [1, 0.88, 0.8], glow: [14, 2, 0] },
  night: { scenery: [0.34, 0.42, 0.66], things: [0.66, 0.7, 0.92], glow: [2, 4, 22] },
};

/** How colours look at this hour; things keep more of their own than what is around them. */
export function lightOf(time: Time, of: 'scenery' | 'things'): Tint {
  const { [of]: factor, glow } = lights[time];
  if (time === 'day') return (hex) => hex;
  return (hex) => hexOf(channels(hex).map((part, at) => part * (factor[at] ?? 1) + (glow[at] ?? 0)));
}

/** How a style changes colours. */
export function tintOf(style: Style): Tint {
  if (style === 'pastel')
    return (hex) => {
      const { l, c, h } = hexToOklch(hex);
      return rgbToHex(oklchToRgb({ l: 0.5 + l * 0.48, c: c * 0.52, h }));
    };
  if (style === 'mono')
    return (hex) => {
      const { l } = hexToOklch(hex);
      return rgbToHex(oklchToRgb({ l, c: 0.018, h: 260 }));
    };
  if (style === 'poster')
    return (hex) => {
      const { l, c, h } = hexToOklch(hex);
      // A print has few steps of light, on warm paper.
      const step = Math.round(l * 6) / 6;
      const warm = mixed(
        rgbToHex(oklchToRgb({ l: 0.14 + step * 0.8, c: Math.min(0.17, c * 1.05), h })),
        '#e8b46a',
        0.2,
      );
      return warm;
    };
  return (hex) => hex;
}

/** A drawing in other colours; what it refers to inside itself stays as it is. */
export const recoloured = (body: string, tint: Tint): string =>
  body.replace(
    /((?:fill|stroke|stop-color|flood-color)=")(#[0-9a-fA-F]{3,6})"/g,
    (_, start: string, hex: string) => `${start}${tint(longHex(hex))}"`,
  );
