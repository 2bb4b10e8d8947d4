import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError, tooMany } from '../errors.ts';
import { FetchProblem } from '../fetch/problems.ts';
import * as settings from '../settings/settings.ts';
import { defineTool, type ToolHooks } from './define.ts';
import { makeQueue } from './queue.ts';
import { toolRoutes } from './routes.ts';

type Run = (hooks: ToolHooks<string>) => Promise<string>;

function site(run: Run, { limitMs = 5000, take = async () => {} } = {}) {
  const tool = defineTool<{ word: string }, string, string>({
    id: 'seo',
    schema: z.object({ word: z.string({ error: 'Please write a word.' }) }),
    limitMs,
    run: (_, hooks) => run(hooks),
  });
  const routes = toolRoutes({ clientAddress: () => '192.0.2.1', tools: [tool], take, queue: makeQueue() });
  routes.onError((error, context) =>
    error instanceof AppError
      ? context.json(error.toBody(), error.status as 403)
      : context.text('broken', 500),
  );
  return (body: unknown, signal?: AbortSignal) =>
    routes.request('/api/tools/seo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
}

async function linesOf(response: Response): Promise<unknown[]> {
  const text = await response.text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

it('tells how far it is, line by line, and then the result', async () => {
  const ask = site(async ({ report, visitor }) => {
    report('half');
    return `for ${visitor}`;
  });
  const response = await ask({ word: 'x' });
  expect(response.headers.get('cache-control')).toContain('no-transform');
  expect(await linesOf(response)).toEqual([
    { is: 'progress', progress: 'half' },
    { is: 'done', result: 'for 192.0.2.1' },
  ]);
});

it('lets short work pass in a line of its own while all places are taken', async () => {
  const line = makeQueue({ slots: 1 });
  const held = Promise.withResolvers<string>();
  const tool = defineTool<{ word: string }, string, string>({
    id: 'seo',
    schema: z.object({ word: z.string() }),
    limitMs: 5000,
    lineOf: ({ word }) => (word === 'short' ? line : null),
    run: ({ word }) => (word === 'short' ? Promise.resolve(word) : held.promise),
  });
  const routes = toolRoutes({
    clientAddress: () => '192.0.2.1',
    tools: [tool],
    take: async () => {},
    queue: makeQueue({ slots: 1 }),
  });
  const ask = (word: string) =>
    routes.request('/api/tools/seo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ word }),
    });
  const long = ask('long');
  expect(await linesOf(await ask('short'))).toEqual([{ is: 'done', result: 'short' }]);
  held.resolve('long');
  expect(await linesOf(await long)).toEqual([{ is: 'done', result: 'long' }]);
});

it('says what was in the way of a fetch, and what to do about it', async () => {
  const ask = site(async () => {
    throw new FetchProblem('private', 'This is an address inside a house.');
  });
  expect(await linesOf(await ask({ word: 'x' }))).toEqual([
    { is: 'failed', code: 'private', message: expect.stringMatching(/^This is .* Paste the page’s source/) },
  ]);
});

it('stops what takes too long, and what nobody waits for any more', async () => {
  const forever: Run = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const slow = await linesOf(await site(forever, { limitMs: 10 })({ word: 'x' }));
  expect(slow).toMatchObject([{ is: 'failed', code: 'too_long' }]);
  let ended: AbortSignal | undefined;
  const left = await site((hooks) => {
    ended = hooks.signal;
    return forever(hooks);
  })({ word: 'x' });
  await left.body?.cancel();
  await vi.waitFor(() => expect(ended?.aborted).toBe(true));
});

it('refuses before it begins: what it cannot read, what is too often, and what is switched off', async () => {
  const run = vi.fn(async () => '');
  const ask = site(run);
  expect(await (await ask({})).json()).toMatchObject({ error: { message: 'Please write a word.' } });
  const often = await site(run, { take: () => Promise.reject(tooMany(9)) })({ word: 'x' });
  expect(often.status).toBe(429);
  const before = settings.readSettings();
  vi.spyOn(settings, 'readSettings').mockReturnValue({ ...before, tools: { ...before.tools, seo: 0 } });
  const off = await ask({ word: 'x' });
  expect([off.status, await off.json()]).toMatchObject([403, { error: { message: /switched off/ } }]);
  expect(run).not.toHaveBeenCalled();
});
