import { expect, it } from 'vitest';
import { chatLink } from './chat-link.ts';

it.each([
  ['https://wa.me/4930000000', 'https://wa.me/4930000000?text=Hello%2C%20a%20question'],
  ['https://t.me/akra', 'https://t.me/akra?text=Hello%2C%20a%20question'],
  ['https://wa.me/1?text=Hi', 'https://wa.me/1?text=Hi'],
  ['https://signal.me/#p/+4930', 'https://signal.me/#p/+4930'],
  ['', ''],
])('%s', (link, written) => expect(chatLink(link, 'Hello, a question')).toBe(written));
