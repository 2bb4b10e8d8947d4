import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { admitted } from './admitted.ts';
import { sendBusy } from './busy-answer.ts';
import { untilMade } from './until-made.ts';

const one = { atWork: 1, waiting: 0, patience: 50, hurried: 20 };
const admission = new Admission({
  page: one,
  form: one,
  api: one,
  account: one,
  tool: one,
  file: one,
  upload: one,
  stored: one,
});

/** A page that takes until it is told, a stream that never ends, and a form that says what it was sent. */
const held = { end: () => {} };
async function answer(asked: Request): Promise<Response> {
  const { pathname } = new URL(asked.url);
  if (pathname === '/stream') return new Response(new ReadableStream({ start: (c) => c.enqueue('first') }));
  if (pathname === '/held') await new Promise<void>((resolve) => Object.assign(held, { end: resolve }));
  return new Response(asked.method === 'POST' ? `got ${await asked.text()}` : 'whole');
}

let server: Server;
let address = '';
beforeAll(async () => {
  const work = untilMade(answer);
  server = createServer(
    admitted(admission, {
      work,
      refuse: (asked, response) => sendBusy(asked, response, { page: () => undefined, headers: {} }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('requests that are let in by their kind', () => {
  it('answer 503 with the time to come back while the place is taken, and are taken again after', async () => {
    const first = fetch(`${address}/held`);
    await until(() => admission.countsOf('page').working === 1);
    const second = await fetch(`${address}/other`);
    expect([second.status, Number(second.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
    expect(await second.json()).toMatchObject({ error: { code: 'busy' } });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    held.end();
    expect(await (await first).text()).toBe('whole');
    expect((await fetch(`${address}/other`)).status).toBe(200);
  });

  it('give their place back when a stream begins, and keep it while somebody who left is still worked for', async () => {
    const leaving = new AbortController();
    const stream = await fetch(`${address}/stream`, { signal: leaving.signal });
    expect(admission.countsOf('page').working).toBe(0);
    leaving.abort();
    await stream.body?.cancel().catch(() => {});
    const gone = new AbortController();
    const left = fetch(`${address}/held`, { signal: gone.signal }).catch(() => 'left');
    await until(() => admission.countsOf('page').working === 1);
    gone.abort();
    expect(await left).toBe('left');
    expect((await fetch(`${address}/other`)).status).toBe(503);
    held.end();
    await until(() => admission.countsOf('page').working === 0);
  });

  it('hold no place while their body is still on its way', async () => {
    const slow = request(`${address}/form`, { method: 'POST', headers: { 'Content-Length': 10 } });
    slow.on('error', () => {});
    slow.write('half ');
    const quick = await fetch(`${address}/form`, { method: 'POST', body: 'quick' });
    expect(await quick.text()).toBe('got quick');
    const answered = new Promise<number>((resolve) => {
      slow.once('response', (response) => resolve(response.statusCode ?? 0));
    });
    slow.end('whole');
    expect(await answered).toBe(200);
  });
});
