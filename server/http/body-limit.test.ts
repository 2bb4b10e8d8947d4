import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimit } from './body-limit.ts';

const app = new Hono();
app.use(bodyLimit({ maxSize: 10, onError: (context) => context.text('too much', 413) }));
app.all('/', async (context) => context.text(`${context.req.method} ${await context.req.text()}`));

// As the server listens: with the global classes left alone.
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise((closed) => server.close(closed)));

/** Sends the parts one by one, so that nobody can know the length before. */
function send(method: string, parts: string[], headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((answered, failed) => {
    const asked = request({ port, method, headers }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      answered(`${answer.statusCode} ${text}`);
    });
    asked.on('error', failed);
    for (const part of parts) asked.write(part);
    asked.end();
  });
}

test('a call without a body goes through, and says no length', async () => {
  expect(await send('DELETE', [])).toBe('200 DELETE ');
});

test('a body that says its length is held to it', async () => {
  expect(await send('POST', ['12345'], { 'Content-Length': '5' })).toBe('200 POST 12345');
  expect(await send('POST', ['12345678901'], { 'Content-Length': '11' })).toBe('413 too much');
});

test('a body in chunks is counted', async () => {
  expect(await send('POST', ['12345', '67890'])).toBe('200 POST 1234567890');
  expect(await send('POST', ['12345', '678901'])).toBe('413 too much');
});
