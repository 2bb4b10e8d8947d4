import { describe, expect, it } from 'vitest';
import { checksOf, firstTheme, mended, passes, sizesOf, themeCss, themeOf } from './theme.ts';

const hues = Array.from({ length: 36 }, (_, at) => at * 10);

describe('a theme', () => {
  it('keeps text readable in every hue, light and dark', () => {
    for (const hue of hues)
      for (const dark of [false, true]) {
        const [text, quiet] = checksOf(themeOf({ ...firstTheme, hue, dark }));
        expect(text?.passes && quiet?.passes, `${hue} ${dark}`).toBe(true);
      }
  });

  it('begins with a button that fails, so that there is something to find', () => {
    expect(checksOf(themeOf(firstTheme)).filter(({ passes: fits }) => !fits)).not.toEqual([]);
  });

  it('can be mended in every hue, and is then exported as it passes', () => {
    for (const hue of hues)
      for (const dark of [false, true]) {
        const whole = mended({ ...firstTheme, hue, dark });
        expect(whole && passes(whole), `${hue} ${dark}`).toBe(true);
      }
    const whole = mended(firstTheme);
    if (!whole) throw new Error('It was not mended');
    expect(themeCss(whole)).toContain(`--accent: oklch(${whole.light / 100} 0.17 152);`);
  });

  it('writes each size as a multiple of the one below it', () => {
    expect(sizesOf({ ...firstTheme, scale: 125 })).toEqual([1, 1.25, 1.563, 1.953, 2.441, 3.052]);
  });
});
