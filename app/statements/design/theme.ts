import { contrast, type Oklch, oklchText } from '#lib/look/colour.ts';

/** What a visitor chooses of a theme. */
export interface ThemeChoice {
  /** Degrees of the colour circle. */
  hue: number;
  /** How light the colour of buttons is, in percent. */
  light: number;
  /** Of corners, in pixels. */
  radius: number;
  /** How much larger each size of text is than the one below it, in hundredths. */
  scale: number;
  dark: boolean;
}

export const firstTheme: ThemeChoice = { hue: 152, light: 42, radius: 18, scale: 133, dark: true };

interface Theme {
  paper: Oklch;
  raised: Oklch;
  ink: Oklch;
  mute: Oklch;
  accent: Oklch;
  onAccent: Oklch;
}

/** The colours of a theme: one hue, and greys that lean to it. */
export function themeOf({ hue: h, light, dark }: ThemeChoice): Theme {
  const accent = { l: light / 100, c: 0.17, h };
  const white = { l: 0.99, c: 0.004, h };
  const black = { l: 0.19, c: 0.03, h };
  const onAccent = contrast(accent, white) >= contrast(accent, black) ? white : black;
  return dark
    ? {
        paper: { l: 0.2, c: 0.035, h },
        raised: { l: 0.26, c: 0.04, h },
        ink: { l: 0.96, c: 0.012, h },
        mute: { l: 0.76, c: 0.03, h },
        accent,
        onAccent,
      }
    : {
        paper: { l: 0.93, c: 0.045, h },
        raised: { l: 0.985, c: 0.012, h },
        ink: { l: 0.2, c: 0.04, h },
        mute: { l: 0.44, c: 0.05, h },
        accent,
        onAccent,
      };
}

/** One pair of colours that needs enough contrast, as WCAG 2.2 asks for at level AA. */
interface Check {
  name: string;
  ratio: number;
  needs: number;
  passes: boolean;
}

/** The rule that this site is held to as well: 4.5 to 1 for words, 3 to 1 for the edge of a control. */
export function checksOf({ paper, raised, ink, mute, accent, onAccent }: Theme): Check[] {
  const check = (name: string, one: Oklch, other: Oklch, needs: number): Check => {
    const ratio = contrast(one, other);
    return { name, ratio, needs, passes: ratio >= needs };
  };
  return [
    check('Text on the page', ink, paper, 4.5),
    check('Quiet text on a card', mute, raised, 4.5),
    check('Words on the button', onAccent, accent, 4.5),
    check('Button on a card', accent, raised, 3),
  ];
}

export const passes = (choice: ThemeChoice): boolean =>
  checksOf(themeOf(choice)).every((check) => check.passes);

/** The same theme with its buttons as light as they can be near the choice and still pass; null where none does. */
export function mended(choice: ThemeChoice): ThemeChoice | null {
  for (let by = 0; by <= 60; by += 1)
    for (const light of [choice.light - by, choice.light + by]) {
      const tried = { ...choice, light };
      if (light >= 20 && light <= 90 && passes(tried)) return tried;
    }
  return null;
}

/** Sizes of text in rem, the running text first. */
export const sizesOf = ({ scale }: ThemeChoice): number[] =>
  [0, 1, 2, 3, 4, 5].map((step) => Math.round((scale / 100) ** step * 1000) / 1000);

/** The theme as a style sheet. */
export function themeCss(choice: ThemeChoice): string {
  const colours = Object.entries<Oklch>({ ...themeOf(choice) }).map(
    ([name, colour]) =>
      `  --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${oklchText(colour)};`,
  );
  const sizes = sizesOf(choice).map((size, at) => `  --text-${at + 1}: ${size}rem;`);
  return [
    ':root {',
    `  color-scheme: ${choice.dark ? 'dark' : 'light'};`,
    ...colours,
    `  --radius: ${choice.radius}px;`,
    ...sizes,
    '}',
    '',
  ].join('\n');
}
