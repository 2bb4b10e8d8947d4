import { hexToOklch, rgbToHex } from '#lib/look/colour.ts';

/** What a person would call a colour, of eleven words. */
export function colourName(red: number, green: number, blue: number): string {
  const { l, c, h } = hexToOklch(rgbToHex([red / 255, green / 255, blue / 255]));
  // So dark that nobody sees its hue.
  if (l < 0.33 && c < 0.09) return 'black';
  if (c < 0.035) {
    if (l < 0.42) return 'black';
    return l > 0.86 ? 'white' : 'grey';
  }
  if (h < 20 || h >= 335) return l > 0.66 ? 'pink' : 'red';
  if (h < 40) return l < 0.48 && c < 0.12 ? 'brown' : 'red';
  if (h < 74) return l < 0.63 ? 'brown' : 'orange';
  if (h < 112) return l < 0.6 ? 'brown' : 'yellow';
  if (h < 180) return 'green';
  if (h < 285) return 'blue';
  return h < 330 ? 'purple' : 'pink';
}
