import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (text: string) => readAnswer(text, 'https://a.example/');

it('takes a source for a source', () => {
  expect(read(' <p>HTTP/1.1 200 OK')).toMatchObject({
    html: '<p>HTTP/1.1 200 OK',
    pasted: 'source',
    headers: {},
  });
});

it('reads the last of several answers, with all values of a header', () => {
  const page = read(
    'HTTP/1.1 301 Moved\r\nLocation: /b\r\n\r\nHTTP/2 200\nSet-Cookie: a=1\nset-cookie:b=2 \nno header\n\n<p>\n\nx',
  );
  expect(page).toMatchObject({ setCookie: ['a=1', 'b=2'], html: '<p>\n\nx', pasted: 'answer', cut: false });
  expect(page.hops).toMatchObject([{ status: 200 }]);
  expect(Object.keys(page.headers)).toEqual(['set-cookie']);
});

it('has no page where the headers never end', () => {
  expect(read('HTTP/1.1 200 OK\nA: b')).toMatchObject({ html: '', headers: { a: ['b'] } });
});

// Each of these took the square of its length before: minutes, for a megabyte.
it.each([
  ['empty header lines', `HTTP/1.1 200 OK\n${'a:\n'.repeat(350_000)}`],
  ['lines that are no headers', `HTTP/1.1 200 OK\n${'x\n'.repeat(500_000)}`],
  ['answers', 'HTTP/1.1 200 OK\n\n'.repeat(60_000)],
  ['one endless line', `HTTP/1.1 200 OK\nA: ${' '.repeat(1_000_000)}x`],
  ['white space before it', `${'\r\n'.repeat(500_000)}x`],
])('reads a megabyte of %s at once, up to its bounds', (_, text) => {
  const { headers } = read(text);
  expect(Object.values(headers).flat().length).toBeLessThanOrEqual(1000);
});

it('says so where there were more headers than are read', () => {
  expect(read(`HTTP/1.1 200 OK\n${'a:\n'.repeat(1500)}\n<p>`)).toMatchObject({ cut: true, html: '<p>' });
});
