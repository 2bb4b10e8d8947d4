import { expect, it } from 'vitest';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { readerFor } from './reader.ts';
import type { StoredSite } from './stored-site.ts';

const shop: StoredSite = {
  'https://shop.example/': {
    status: 200,
    headers: { 'Content-Type': 'text/html', 'Set-Cookie': ['a=1', 'b=2'] },
    body: '<h1>Shop</h1>',
  },
  'https://shop.example/old': { status: 301, headers: { location: '/' } },
  'https://shop.example/robots.txt': { status: 200, headers: {}, body: 'User-agent: *\nDisallow: /basket' },
};
const options = {
  visitor: '192.0.2.1',
  signal: new AbortController().signal,
  examples: { shop: () => shop },
};

it('reads an example from memory, as a fetcher would answer', async () => {
  const reader = readerFor('example:shop', options);
  expect(await reader.fetch(reader.start)).toMatchObject({
    text: '<h1>Shop</h1>',
    setCookie: ['a=1', 'b=2'],
    headers: { 'content-type': ['text/html'] },
  });
  const moved = await reader.fetch('https://shop.example/old#top');
  expect([moved.address, moved.hops.map(({ status }) => status)]).toEqual([
    'https://shop.example/',
    [301, 200],
  ]);
  expect(await reader.fetch('https://shop.example/old', { follow: false })).toMatchObject({ status: 301 });
  expect(await reader.fetch('https://elsewhere.example/')).toMatchObject({ status: 404 });
  expect(await reader.mayCrawl('https://shop.example/basket')).toMatchObject({ allowed: false });
  expect(await reader.mayCrawl('https://shop.example/')).toMatchObject({ allowed: true });
});

it('knows no other examples, and makes whole what people type', () => {
  expect(() => readerFor('example:constructor', options)).toThrow(/no example/);
  expect(readerFor(' akra.example/page ', options).start).toBe('https://akra.example/page');
  expect(['http://a.example', 'a.example:8080/x', 'file:///etc', ''].map(typedAddress)).toEqual([
    'http://a.example',
    'https://a.example:8080/x',
    'file:///etc',
    '',
  ]);
});
