import { expect, it } from 'vitest';
import { orderedLinks } from './menu-order.ts';

const links = [{ href: '/a' }, { href: '/b' }, { href: '/c' }];
const order = (wished?: string[]) => orderedLinks(links, wished).map(({ href }) => href);

it('keeps the built order until another is wished', () => {
  expect(order()).toEqual(['/a', '/b', '/c']);
});

it('takes the wished ones first and loses none', () => {
  expect(order(['/c', '/gone', '/a'])).toEqual(['/c', '/a', '/b']);
});
