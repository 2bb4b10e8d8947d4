import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { paintWith } from './painter.server.ts';

let server: Server | null = null;
afterEach(() => server?.close());

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A server that speaks OpenAI's protocol for images. */
async function standIn(answer: (response: ServerResponse, asked: string) => void): Promise<string> {
  server = createServer(async (request, response) => {
    let asked = '';
    for await (const part of request) asked += part;
    answer(response, asked);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const paint = (baseUrl: string) =>
  paintWith({ baseUrl, key: 'secret', model: 'brush' }, 'a red fox', new AbortController().signal);

it('sends the sentence and gives the picture back with the name of its model', async () => {
  let sent = '';
  const base = await standIn((response, asked) => {
    sent = asked;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ created: 1, data: [{ b64_json: png }] }));
  });
  expect(await paint(base)).toEqual({ model: 'brush', mediaType: 'image/png', base64: png });
  expect(JSON.parse(sent)).toMatchObject({ model: 'brush', prompt: 'a red fox' });
});

it.each([
  ['refuses', (response: ServerResponse) => response.writeHead(500).end('{"error":{"message":"no"}}')],
  ['gives no picture', (response: ServerResponse) => response.writeHead(200).end('{"data":[]}')],
  ['breaks off', (response: ServerResponse) => response.destroy()],
])('throws when the model %s, so that the composed picture stands', async (_what, answer) => {
  await expect(paint(await standIn(answer))).rejects.toThrow();
});

it('throws when nobody is there', async () => {
  await expect(paint('http://127.0.0.1:9/v1')).rejects.toThrow();
});
