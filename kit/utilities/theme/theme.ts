import { contrast, type Oklch, oklchText } from '#lib/look/colour.ts';

/** The faces that the site serves, and how the tokens write them. */
export const faces = {
  bricolage: { name: 'Bricolage Grotesque', css: '"Bricolage", "Bricolage Fallback", system-ui, sans-serif' },
  geist: { name: 'Geist', css: '"Geist", "Geist Fallback", system-ui, sans-serif' },
  mono: { name: 'Geist Mono', css: '"Geist Mono", ui-monospace, "Liberation Mono", monospace' },
  serif: {
    name: 'Instrument Serif',
    css: '"Instrument Serif", "Instrument Serif Fallback", Georgia, serif',
  },
} as const;

/** How much room things take: one step of the scale, in rem. */
export const densities = {
  dense: { name: 'Dense', step: 0.22 },
  regular: { name: 'Regular', step: 0.25 },
  roomy: { name: 'Roomy', step: 0.28 },
} as const;

/** What the editor changes of the look. */
export interface Theme {
  /** Of the accent, in degrees. */
  hue: number;
  /** Of the accent on light ground, in percent. */
  lightness: number;
  /** Of every corner, in percent of the look's own. */
  radius: number;
  density: keyof typeof densities;
  /** Of the headings. */
  face: keyof typeof faces;
}

/** The look as it is. */
export const ownTheme: Theme = {
  hue: 267,
  lightness: 49,
  radius: 100,
  density: 'regular',
  face: 'bricolage',
};

/** The bounds of what is a number. */
export const bounds = {
  hue: { min: 0, max: 359 },
  lightness: { min: 30, max: 80 },
  radius: { min: 0, max: 150 },
} as const;

const paper = { light: { l: 0.976, c: 0.008, h: 85 }, dark: { l: 0.165, c: 0.016, h: 275 } };
const white: Oklch = { l: 1, c: 0, h: 0 };

function accents({ hue, lightness }: Theme): { light: Oklch; dark: Oklch } {
  const l = lightness / 100;
  return {
    light: { l, c: 0.275, h: hue },
    // On dark ground the same step up and a little towards violet, as the look's own accent does.
    dark: { l: Math.min(0.92, l + 0.2), c: 0.185, h: (hue + 8) % 360 },
  };
}

const rem = (value: number) => `${Number(value.toFixed(4))}rem`;

/** The tokens that the theme changes, by name. */
export function themeTokens(theme: Theme): Record<`--${string}`, string> {
  const { light, dark } = accents(theme);
  const part = theme.radius / 100;
  return {
    '--accent': `light-dark(${oklchText(light)}, ${oklchText(dark)})`,
    '--cobalt': oklchText(light),
    '--round-tile': rem(2 * part),
    '--round-card': rem(1.5 * part),
    '--round-input': rem(part),
    '--spacing': rem(densities[theme.density].step),
    '--face-display': faces[theme.face].css,
  };
}

/** The theme as a piece of CSS that goes after the tokens. */
export function themeCss(theme: Theme): string {
  const lines = Object.entries(themeTokens(theme)).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** A thing that has to hold for people to read and press it. */
interface ThemeCheck {
  what: string;
  /** As a person reads it. */
  figure: string;
  verdict: string;
  passes: boolean;
}

function ratioCheck(what: string, one: Oklch, other: Oklch): ThemeCheck {
  const ratio = contrast(one, other);
  // Cut, not rounded: 4.49 is not 4.5.
  const figure = `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
  if (ratio >= 7) return { what, figure, verdict: 'Passes AAA', passes: true };
  if (ratio >= 4.5) return { what, figure, verdict: 'Passes AA', passes: true };
  return { what, figure, verdict: ratio >= 3 ? 'Large text only' : 'Fails', passes: false };
}

/** What the theme does to contrast and to the size of controls. */
export function themeChecks(theme: Theme): ThemeCheck[] {
  const { light, dark } = accents(theme);
  const target = Math.round(densities[theme.density].step * 16 * 11);
  return [
    ratioCheck('White on the filled button', white, light),
    ratioCheck('Accent on light paper', light, paper.light),
    ratioCheck('Accent on dark paper', dark, paper.dark),
    {
      what: 'Smallest button',
      figure: `${target} px`,
      verdict: target >= 44 ? 'Passes AAA' : 'Passes AA, under 44 px',
      passes: true,
    },
  ];
}

/** The theme as it stands in an address; nothing for the look's own. */
export function themeQuery(theme: Theme): string {
  const changed = (Object.keys(ownTheme) as (keyof Theme)[]).filter((key) => theme[key] !== ownTheme[key]);
  return new URLSearchParams(changed.map((key) => [key, String(theme[key])])).toString();
}

/** The theme in an address; what is missing, unknown or out of bounds is the look's own. */
export function readTheme(query: string): Theme {
  const given = new URLSearchParams(query);
  const number = (key: keyof typeof bounds) => {
    const text = given.get(key);
    const value = Math.round(Number(text));
    const { min, max } = bounds[key];
    return text && value >= min && value <= max ? value : ownTheme[key];
  };
  const density = given.get('density') ?? '';
  const face = given.get('face') ?? '';
  return {
    hue: number('hue'),
    lightness: number('lightness'),
    radius: number('radius'),
    density: Object.hasOwn(densities, density) ? (density as Theme['density']) : ownTheme.density,
    face: Object.hasOwn(faces, face) ? (face as Theme['face']) : ownTheme.face,
  };
}
