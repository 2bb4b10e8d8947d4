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
  ['a stored page', '/page', {}, 200],
  ['a stored page that the browser has already', '/page', { 'If-None-Match': '*' }, 304],
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
