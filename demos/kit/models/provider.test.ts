import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { CitedSentence } from './cited-sentences.ts';
import { writeWith } from './provider.server.ts';
import { standInProvider, streamText } from './testing/stand-in-provider.ts';

let close = () => {};
afterEach(() => close());

async function standIn(answer: Parameters<typeof standInProvider>[0]): Promise<string> {
  const provider = await standInProvider(answer);
  close = provider.close;
  return provider.base;
}

const sources = ['The line cost €209 million.', 'It opened on Saturday.'];

function write(baseUrl: string, told: (readonly CitedSentence[])[] = []) {
  const { signal } = new AbortController();
  const provider = { baseUrl, key: undefined, model: 'm' };
  const tell = (sentences: readonly CitedSentence[]) => told.push(sentences);
  return writeWith({ provider, question: null, sources, signal, tell, silentFor: 300 });
}

it('gives the provider numbered sentences, and tells what it writes sentence by sentence', async () => {
  let asked = '';
  const base = await standIn((response, body) => {
    asked = body;
    streamText(response, ['It opened ', 'on Saturday [2]. ', 'It cost ', '€209 million [1].']);
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
  ['says nothing', (response: ServerResponse) => streamText(response, [])],
  ['names no source', (response: ServerResponse) => streamText(response, ['All is well.'])],
  [
    'breaks off',
    (response: ServerResponse) => streamText(response, ['It opened [2]. ', 'It'], { ends: 'broken' }),
  ],
  [
    'stops early',
    (response: ServerResponse) => streamText(response, ['It opened [2]. ', 'It'], { ends: 'early' }),
  ],
  [
    'falls silent',
    (response: ServerResponse) => streamText(response, ['It opened [2]. ', 'It'], { ends: 'never' }),
  ],
  [
    'sends a page instead',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('<html>Bad gateway</html>'),
  ],
  [
    'sends what is no answer',
    (response: ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end('data: {"nothing":1}\n\ndata: [DONE]\n\n'),
  ],
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
