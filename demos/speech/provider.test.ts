import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { unlessItFails } from '../kit/models/ask-audio.server.ts';
import { standInProvider } from '../kit/models/testing/stand-in-provider.ts';
import { transcribeWith } from './provider.server.ts';

let close = () => {};
afterEach(() => close());

const { signal } = new AbortController();
async function hearBy(answer: Parameters<typeof standInProvider>[0]) {
  const provider = await standInProvider(answer);
  close = provider.close;
  const asked = { baseUrl: provider.base, key: undefined, model: 'ears' };
  return transcribeWith(asked, new Float32Array(1600), signal);
}

it('sends the sound as a WAV file and gives the words back', async () => {
  let sent = '';
  const words = await hearBy((response, body) => {
    sent = body;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":" Good morning. "}');
  });
  expect(words).toEqual([
    { text: 'Good', sure: 1 },
    { text: 'morning.', sure: 1 },
  ]);
  expect(sent).toMatch(/name="file"; filename="piece\.wav"[\s\S]*RIFF/);
  expect(sent).toMatch(/name="model"\r\n\r\nears/);
});

it.each([
  ['refuses', (response: ServerResponse) => response.writeHead(401).end('{"error":{"message":"no"}}')],
  ['gives no text', (response: ServerResponse) => response.writeHead(200).end('{"data":[]}')],
  [
    'breaks off in the middle',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 40 });
      response.write('{"text":"Good', () => response.destroy());
    },
  ],
])('stands aside for Whisper when the model %s', async (_what, answer) => {
  expect(await unlessItFails(hearBy(answer), signal)).toBeNull();
});
