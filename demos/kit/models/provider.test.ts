import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { CitedSentence } from './cited-sentences.ts';
import { writeWith } from './provider.server.ts';

let server: Server | null = null;
afterEach(() => server?.close());

/** A server that speaks OpenAI's protocol, and writes what it is told to. */
async function standIn(answer: (response: ServerResponse, asked: string) => void): Promise<string> {
  server = createServer(async (request, response) => {
    let asked = '';
    for await (const part of request) asked += part;
    answer(response, asked);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function stream(response: ServerResponse, parts: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of parts)
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`,
    );
  response.end(
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
  );
}

const sources = ['The line cost €209 million.', 'It opened on Saturday.'];

function write(baseUrl: string, told: (readonly CitedSentence[])[] = []) {
  const { signal } = new AbortController();
  const provider = { baseUrl, key: undefined, model: 'm' };
  return writeWith({ provider, question: null, sources, signal, tell: (sentences) => told.push(sentences) });
}

it('gives the provider numbered sentences, and tells what it writes sentence by sentence', async () => {
  let asked = '';
  const base = await standIn((response, body) => {
    asked = body;
    stream(response, ['It opened ', 'on Saturday [2]. ', 'It cost ', '€209 million [1].']);
  });
  const told: (readonly CitedSentence[])[] = [];
  const written = await write(base, told);
  expect(written.map(({ text, sources: [first] }) => [text, first])).toEqual([
    ['It opened on Saturday.', 1],
    ['It cost €209 million.', 0],
  ]);
  expect(told.map(({ length }) => length)).toEqual([1, 2]);
  expect(asked).toContain('[1] The line cost €209 million.');
});

it.each([
  ['refuses', (response: ServerResponse) => response.writeHead(400).end('{"error":{"message":"no"}}')],
  ['says nothing', (response: ServerResponse) => stream(response, [])],
  ['names no source', (response: ServerResponse) => stream(response, ['All is well.'])],
])('throws when the provider %s, so that quotes can stand in', async (_what, answer) => {
  await expect(write(await standIn(answer))).rejects.toThrow();
});

it('follows a provider to no other private origin, and carries no text there', async () => {
  let told = false;
  const inside = createServer((_, response) => {
    told = true;
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
  const base = await standIn((response) => response.writeHead(307, { Location: there }).end());
  await expect(write(base)).rejects.toThrow();
  expect(told).toBe(false);
  inside.close();
});

it('throws when nobody is there', async () => {
  await expect(write('http://127.0.0.1:9/v1')).rejects.toThrow();
});
