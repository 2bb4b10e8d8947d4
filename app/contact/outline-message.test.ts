import { expect, it } from 'vitest';
import { mailOutlines } from '#content/form-pages/contact.ts';
import { outlineAddress, outlineMessage } from './outline-message.ts';

const [first] = mailOutlines;
if (!first) throw new Error('There is no outline to test with');

it('opens the reader’s own program where there is an address to write to', () => {
  expect(outlineAddress(first, 'team@harbour.works')).toMatch(/^mailto:team@harbour\.works\?subject=/);
});

it('leads to our form, which begins with the same lines, where there is none', () => {
  const url = new URL(outlineAddress(first, ''), 'https://akra.example');
  expect(url.pathname).toBe('/contact-us');
  expect(outlineMessage(url.searchParams.get('start'))).toBe(first.lines.join('\n'));
});

it('begins nothing that nobody has written', () => {
  expect(outlineMessage('no-such')).toBe('');
  expect(outlineMessage(null)).toBe('');
});
