import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bounds,
  densities,
  faces,
  ownTheme,
  readTheme,
  type Theme,
  themeChecks,
  themeCss,
  themeQuery,
  themeTokens,
} from './theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens/tokens.css'), 'utf8');
const anyTheme: fc.Arbitrary<Theme> = fc.record({
  hue: fc.integer(bounds.hue),
  lightness: fc.integer(bounds.lightness),
  radius: fc.integer(bounds.radius),
  density: fc.constantFrom(...(Object.keys(densities) as Theme['density'][])),
  face: fc.constantFrom(...(Object.keys(faces) as Theme['face'][])),
});

test('the look as it is gives the very values of the tokens', () => {
  // Tailwind's own step is no token of ours.
  const { '--spacing': step, ...own } = themeTokens(ownTheme);
  for (const [name, value] of Object.entries(own)) expect(tokens).toContain(`${name}: ${value};`);
  expect(step).toBe('0.25rem');
});

test('the faces are those of the tokens', () => {
  for (const { css } of Object.values(faces)) expect(tokens).toContain(`: ${css};`);
});

test('the CSS holds every token once, in one rule', () => {
  expect(themeCss({ hue: 150, lightness: 45, radius: 50, density: 'dense', face: 'geist' })).toBe(
    `:root {
  --accent: light-dark(oklch(0.45 0.275 150), oklch(0.65 0.185 158));
  --cobalt: oklch(0.45 0.275 150);
  --round-tile: 1rem;
  --round-card: 0.75rem;
  --round-input: 0.5rem;
  --spacing: 0.22rem;
  --face-display: "Geist", "Geist Fallback", system-ui, sans-serif;
}
`,
  );
});

describe('checks', () => {
  test('the look as it is passes them all', () => {
    expect(themeChecks(ownTheme).map(({ passes }) => passes)).toEqual([true, true, true, true]);
    expect(themeChecks(ownTheme)[0]).toMatchObject({ figure: '6.99:1', verdict: 'Passes AA' });
  });
  test('a light accent fails on light paper and says so', () => {
    const [button, light] = themeChecks({ ...ownTheme, lightness: 80, hue: 100 });
    expect([button?.verdict, light?.passes]).toEqual(['Fails', false]);
  });
  test('a word and a figure always agree', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const { figure, verdict, passes } of themeChecks(theme).slice(0, 3)) {
          const ratio = Number.parseFloat(figure);
          expect(passes).toBe(ratio >= 4.5);
          expect(verdict === 'Passes AAA').toBe(ratio >= 7);
          expect(verdict === 'Fails').toBe(ratio < 3);
        }
      }),
    );
  });
});

describe('in the address', () => {
  test('every theme comes back as it went, and the own one leaves no trace', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(readTheme(themeQuery(theme))).toEqual(theme);
      }),
    );
    expect(themeQuery(ownTheme)).toBe('');
  });
  test('what somebody wrote by hand does no harm', () => {
    expect(readTheme('hue=900&lightness=x&radius=-1&density=constructor&face=')).toEqual(ownTheme);
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(() => themeCss(readTheme(query))).not.toThrow();
      }),
    );
  });
});
