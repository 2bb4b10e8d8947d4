import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage } from './compress-page.ts';

const html = `<p>${'Zażółć gęślą jaźń. '.repeat(200)}</p>`;

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('compresses a page for %s by %s, and it can be read again', async (accept, encoding, read) => {
  const { body, headers } = await compressPage(html, accept);
  expect(headers).toEqual({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
  expect(body.length).toBeLessThan(html.length / 4);
  expect(read(Buffer.from(body)).toString()).toBe(html);
});

it('leaves it as it is for who takes nothing else', async () => {
  expect(await compressPage(html, null)).toEqual({ body: html, headers: { Vary: 'Accept-Encoding' } });
});
