import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { wavOf } from '#lib/files/write-wav.ts';
import { unlessItFails } from '../kit/models/ask-audio.server.ts';
import { standInProvider } from '../kit/models/testing/stand-in-provider.ts';
import { speakWith } from './provider.server.ts';

let close = () => {};
afterEach(() => close());

const { signal } = new AbortController();
async function speakBy(answer: Parameters<typeof standInProvider>[0]) {
  const provider = await standInProvider(answer);
  close = provider.close;
  const asked = { baseUrl: provider.base, key: 'secret', model: 'tts', voice: 'alloy' };
  return speakWith(asked, { input: 'Hello.', speed: 1.5 }, signal);
}

const wav = wavOf(
  Int16Array.from({ length: 100 }, (_, at) => 100 * at),
  16_000,
);

it('sends the sentence and gives the sound back at its own rate', async () => {
  let sent = '';
  const { sound, rate } = await speakBy((response, body) => {
    sent = body;
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
  });
  expect(JSON.parse(sent)).toEqual({
    model: 'tts',
    voice: 'alloy',
    input: 'Hello.',
    speed: 1.5,
    response_format: 'wav',
  });
  expect([rate, sound.length]).toEqual([16_000, 100]);
  expect(sound[50]).toBeCloseTo(5000 / 32_768, 4);
});

it.each([
  ['refuses', (response: ServerResponse) => response.writeHead(500).end('{"error":{"message":"no"}}')],
  ['answers with a text', (response: ServerResponse) => response.writeHead(200).end('{"text":"Hello"}')],
  [
    'answers with an empty sound',
    (response: ServerResponse) => response.writeHead(200).end(wav.slice(0, 44)),
  ],
  [
    'breaks off in the middle',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': wav.length });
      response.write(wav.slice(0, 80), () => response.destroy());
    },
  ],
])('stands aside for Kokoro when the model %s', async (_what, answer) => {
  expect(await unlessItFails(speakBy(answer), signal)).toBeNull();
});

it('does not read on for somebody who has left', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(unlessItFails(Promise.reject(new Error('broken')), gone)).rejects.toThrow('gone');
});
