/**
 * Colours for 24 vans, each as lightness, chroma and hue of OKLCH on light and on dark ground. They were chosen one
 * after the other so that each is as far as it can be from all before it, also for eyes that don't tell red from green.
 */
export const vanColours: readonly (readonly [light: string, dark: string])[] = [
  ['0.49 0.275 267', '0.62 0.2 268'],
  ['0.62 0.2 38', '0.7 0.195 38'],
  ['0.45 0.1 165', '0.91 0.2 122'],
  ['0.58 0.17 355', '0.8 0.13 355'],
  ['0.3 0.03 275', '0.965 0.008 85'],
  ['0.458 0.209 324', '0.736 0.24 324'],
  ['0.33 0.099 138', '0.6 0.18 138'],
  ['0.586 0.119 234', '0.872 0.073 234'],
  ['0.362 0.122 306', '0.634 0.164 306'],
  ['0.394 0.047 222', '0.668 0.08 222'],
  ['0.49 0.106 66', '0.77 0.166 66'],
  ['0.586 0.078 84', '0.872 0.088 84'],
  ['0.49 0.059 222', '0.77 0.093 222'],
  ['0.618 0.258 342', '0.906 0.062 342'],
  ['0.394 0.055 108', '0.668 0.094 108'],
  ['0.522 0.039 108', '0.804 0.061 108'],
  ['0.426 0.241 264', '0.702 0.151 264'],
  ['0.33 0.087 0', '0.6 0.158 0'],
  ['0.618 0.07 144', '0.906 0.064 144'],
  ['0.426 0.165 282', '0.702 0.104 282'],
  ['0.522 0.238 324', '0.804 0.173 324'],
  ['0.426 0.166 18', '0.702 0.185 18'],
  ['0.426 0.174 348', '0.702 0.226 348'],
  ['0.554 0.159 336', '0.838 0.084 336'],
];

/** The colour of the vehicle at this place of the list; from the 25th on they begin again, and the numbers tell. */
export function colourOf(place: number): string {
  const [light = '', dark = ''] = vanColours[place % vanColours.length] ?? [];
  return `light-dark(oklch(${light}), oklch(${dark}))`;
}

/** How the line of a van is drawn: whole, then dashed, then dotted, so that two of like colours differ by that, too. */
export const dashOf = (place: number): number[] => [[], [9, 5], [2, 5]][Math.floor(place / 8) % 3] ?? [];
