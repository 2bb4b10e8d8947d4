import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { templateMessage } from './template-message.server.ts';

const folder = new URL('../../content/landings/', import.meta.url);
const landings = readdirSync(folder);

it.each(landings)('begins a message with the name that %s carries', async (file) => {
  const { brief } = (await import(new URL(file, folder).href)) as { brief: { name: string } };
  expect(templateMessage(brief.name)).toContain(`“${brief.name}”`);
});

it('takes no other words from an address', () => {
  expect(landings.length).toBe(22);
  expect(templateMessage('Buy now')).toBe('');
  expect(templateMessage(null)).toBe('');
});
