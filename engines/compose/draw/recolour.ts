import { hexToOklch, oklchToRgb, rgbToHex } from '#lib/look/colour.ts';
import { recoloured } from './tint.ts';

/** How strongly shades stay apart in the new colour. */
const contrast = 0.85;

/** A drawing whose main colours have given way to another, each as much lighter or darker than the commonest as before. */
export function inColour(body: string, main: readonly string[], colour: string): string {
  const [commonest] = main;
  if (!commonest) return body;
  const from = hexToOklch(commonest);
  const to = hexToOklch(colour);
  const changed = new Map(
    main.map((hex) => {
      const look = hexToOklch(hex);
      const l = Math.min(0.98, Math.max(0.12, to.l + (look.l - from.l) * contrast));
      return [hex, rgbToHex(oklchToRgb({ l, c: to.c, h: to.h }))];
    }),
  );
  return recoloured(body, (hex) => changed.get(hex) ?? hex);
}
