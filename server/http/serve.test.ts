import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishAnswer, sendAnswer } from './finished-answer.ts';
import { transportHeaders } from './security-headers.ts';
import { createHttpServer, listen, stopServing } from './serve.ts';

const page = finishAnswer({ headers: { 'Content-Type': 'text/html' }, body: Buffer.from('a page') });
const picture = finishAnswer({ headers: { 'Content-Type': 'image/png' }, body: Buffer.from('a picture') });
const app = new Hono()
  .get('/made', (context) => context.text('made'))
  .get('/moved', (context) => context.redirect('/made', 308))
  .get('/broken', () => {
    throw new Error('broken on purpose');
  });
app.onError((_, context) => context.text('broken', 500));
const made = getRequestListener(app.fetch, { overrideGlobalObjects: false });

const server = createHttpServer((request, response) => {
  const finished = { '/page': page, '/picture': picture }[request.url ?? ''];
  if (finished) sendAnswer(finished, request, response);
  else void made(request, response);
}, transportHeaders(true));
let address = '';
beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => stopServing(server, 0));

it.each([
  ['a cached page', '/page', {}, 200],
  ['a cached page that the browser has already', '/page', { 'If-None-Match': '*' }, 304],
  ['a part of a file', '/picture', { Range: 'bytes=0-1' }, 206],
  ['a part that does not exist', '/picture', { Range: 'bytes=99-' }, 416],
  ['what is made for a request', '/made', {}, 200],
  ['a redirect', '/moved', {}, 308],
  ['what is not there', '/nowhere', {}, 404],
  ['what breaks', '/broken', {}, 500],
])('%s promises https, once', async (_, path, headers, status) => {
  const answer = await fetch(address + path, { headers, redirect: 'manual' });
  expect(answer.status).toBe(status);
  // Two of the same would be joined by a comma.
  expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
});

/** What the server sends back for bytes that no client library would send. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['what is not HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET /made HTTP/1.1\r\n\r\n', 400],
  ['headers that are too long', `GET /made HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a chunk with too long a name',
    `POST /made HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    413,
  ],
  [
    'an unknown expectation',
    'GET /made HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    417,
  ],
])('%s is refused with the promise of https', async (_, bytes, status) => {
  const [head = '', ...more] = (await answerTo(bytes)).split('HTTP/1.1 ').slice(1);
  expect(head).toMatch(new RegExp(`^${status} `));
  expect(head).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains\r\n');
  expect(more).toEqual([]);
});

it('refuses a request that does not come to its end with the promise of https', async () => {
  // Node looks for such requests twice a minute; the test says what Node would say then.
  server.once('connection', (socket) =>
    server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    ),
  );
  const answer = await answerTo('GET /made HTTP/1.1\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 408 .*Strict-Transport-Security: max-age=63072000/s);
});
