import { afterEach, expect, it, vi } from 'vitest';
import { isText, shaped } from '#lib/shape.ts';
import { sendForm } from './send-form.ts';

const isTaken = shaped<{ token: string }>({ token: isText });

afterEach(() => {
  vi.unstubAllGlobals();
});

function serve(status: number, body: unknown) {
  const bodies: FormData[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/captcha') return Response.json({ challenge: 'abc', difficulty: 4 });
    bodies.push(init?.body as FormData);
    return new Response(JSON.stringify(body), { status });
  });
  return bodies;
}

it('brings the answer to a puzzle where one is wanted', async () => {
  const bodies = serve(200, { token: 't' });
  expect(await sendForm('/api/enquiries', new FormData(), isTaken, { puzzle: true })).toEqual({
    taken: { token: 't' },
  });
  expect(bodies[0]?.get('puzzle')).toMatch(/^abc:\d+$/);
  await sendForm('/api/enquiries/answer', new FormData(), isTaken);
  expect(bodies[1]?.has('puzzle')).toBe(false);
});

it('says what is wrong, by field', async () => {
  serve(422, { error: { message: 'Look.', fields: { email: 'Is something missing?' } } });
  expect(await sendForm('/x', new FormData(), isTaken)).toEqual({
    refused: { message: 'Look.', fields: { email: 'Is something missing?' } },
  });
});

it.each([
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no answer of ours', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer that this page does not know', async () => Response.json({ state: 'done' })],
  ['a site that is too busy for a puzzle', async () => Response.json({ error: {} }, { status: 503 })],
])('takes %s for a lost connection', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await sendForm('/x', new FormData(), isTaken, { puzzle: true })).toMatchObject({
    refused: { message: expect.stringContaining('Nothing you wrote is gone') },
  });
});
