import { expect, it } from 'vitest';
import { mailOutlines } from '#content/form-pages/contact.ts';
import { outlineMessage } from './outline-message.ts';

it('begins a message with the lines of its outline', () => {
  for (const { id, lines } of mailOutlines) expect(outlineMessage(id)).toBe(lines.join('\n'));
});

it('begins nothing that nobody has written', () => {
  expect(outlineMessage('no-such')).toBe('');
  expect(outlineMessage(null)).toBe('');
});
