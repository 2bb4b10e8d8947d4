import { expect, it, vi } from 'vitest';
import { onServer } from './on-server.ts';
import { outcomeOf } from './work.ts';

function run(answer: Response | Error, report = vi.fn()) {
  const ask = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const stop = new AbortController();
  return outcomeOf(
    onServer<string, number, string>('seo', ask)('job', { report, signal: stop.signal }),
    stop.signal,
  );
}

/** An answer in pieces that end in the middle of lines and letters. */
function inPieces(text: string, size = 7): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
  );
}

it('passes on its place in the line and its progress, then gives the result', async () => {
  const report = vi.fn();
  const lines = [
    { is: 'waiting', place: 2 },
    { is: 'progress', progress: 5 },
    { is: 'done', result: 'größer' },
  ];
  const answer = inPieces(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await run(answer, report)).toEqual({ is: 'done', result: 'größer' });
  expect(report.mock.calls).toEqual([[{ is: 'waiting', place: 2 }], [{ is: 'working', progress: 5 }]]);
});

it('fails in the server’s own words, and in ours where it has none', async () => {
  const failed = inPieces('{"is":"failed","code":"x","message":"No such page."}\n');
  expect(await run(failed)).toEqual({ is: 'failed', message: 'No such page.' });
  const refused = Response.json({ error: { message: 'Switched off.' } }, { status: 403 });
  expect(await run(refused)).toEqual({ is: 'failed', message: 'Switched off.' });
  expect(await run(new TypeError('fetch failed'))).toMatchObject({
    message: expect.stringContaining('still here'),
  });
  expect(await run(inPieces('{"is":"wai'))).toMatchObject({
    message: expect.stringContaining('connection was lost'),
  });
});
