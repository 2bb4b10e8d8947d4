import { expect, it } from 'vitest';
import { inSameArea } from './same-area.ts';

it.each([
  ['/ui/forms', '/ui/tabs', true],
  ['/admin-panel', '/admin-panel/inbox', true],
  ['/account/details', '/account/payment', true],
  ['/ui/forms', '/pricing', false],
  ['/pricing', '/ui/forms', false],
  ['/pricing', '/hire-services', false],
  ['/account/details', '/accounting', false],
])('from %s to %s', (here, there, expected) => {
  expect(inSameArea(here, there)).toBe(expected);
});
