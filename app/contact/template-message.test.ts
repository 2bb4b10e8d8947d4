import { expect, it } from 'vitest';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { templates } from '#demos/landings/templates.ts';
import { templateMessage } from './template-message.server.ts';

const names = siteMap.filter(({ kind }) => kind === 'landing').map(({ label }) => label);
const asked = (words: Record<string, string>) => templateMessage(new URLSearchParams(words));

it.each(names)('begins a message with the name that %s carries', (name) => {
  expect(asked({ template: name })).toContain(`“${name}”`);
});

it.each(templates)('carries along the palette that was chosen for $brand', ({ name, palettes }) => {
  for (const palette of palettes)
    expect(asked({ template: name, palette: palette.name })).toBe(
      `We’d like to use the template “${name}” in the palette “${palette.name}” with our own words and pictures.\n\n`,
    );
  expect(asked({ template: name, palette: 'Buy now' })).not.toContain('Buy now');
});

it('takes no other words from an address', () => {
  expect(names).toHaveLength(22);
  expect(asked({ template: 'Buy now' })).toBe('');
  expect(asked({})).toBe('');
});
