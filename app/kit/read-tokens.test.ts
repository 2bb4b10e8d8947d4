import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

test('tokens are read with their values and sorted by what they are for', () => {
  const css = `:root {
  --paper: light-dark(white,
    black);
  --mint: oklch(0.8 0.14 165);
  --danger: red;
  --face-text: "Geist";
  --round-card: 1.5rem;
  --state: 120ms;
  --header: 4rem;
}
[data-hue="mint"] { --hue: var(--mint); }`;
  expect(readTokens(css)).toEqual({
    hues: [{ name: 'mint', value: 'oklch(0.8 0.14 165)' }],
    grounds: [{ name: 'paper', value: 'light-dark(white, black)' }],
    meanings: [{ name: 'danger', value: 'red' }],
    faces: [{ name: 'face-text', value: '"Geist"' }],
    rounds: [{ name: 'round-card', value: '1.5rem' }],
    motion: [{ name: 'state', value: '120ms' }],
  });
});

test('the site’s own tokens fill every group', () => {
  const tokens = readTokens(readFileSync(join(import.meta.dirname, '../../ui/tokens/tokens.css'), 'utf8'));
  expect(tokens.hues).toHaveLength(8);
  for (const [group, found] of Object.entries(tokens)) expect([group, found.length]).not.toEqual([group, 0]);
});
