import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { templates } from '#demos/landings/templates.ts';
import { templateMessage } from './template-message.server.ts';

const folder = new URL('../../content/landings/', import.meta.url);
const briefs = readdirSync(folder);
const asked = (words: Record<string, string>) => templateMessage(new URLSearchParams(words));

it.each(briefs)('begins a message with the name that %s carries', async (file) => {
  const { brief } = (await import(new URL(file, folder).href)) as { brief: { name: string } };
  expect(asked({ template: brief.name })).toContain(`“${brief.name}”`);
});

it.each(templates)('carries along the palette that was chosen for $brand', ({ name, palettes }) => {
  for (const palette of palettes)
    expect(asked({ template: name, palette: palette.name })).toBe(
      `We’d like to use the template “${name}” in the palette “${palette.name}” with our own words and pictures.\n\n`,
    );
  expect(asked({ template: name, palette: 'Buy now' })).not.toContain('Buy now');
});

it('takes no other words from an address', () => {
  expect(templates.length + briefs.length).toBe(22);
  expect(asked({ template: 'Buy now' })).toBe('');
  expect(asked({})).toBe('');
});
