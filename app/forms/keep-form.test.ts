import { expect, it } from 'vitest';
import { notUnderstood } from '#lib/forms/answer.ts';
import { keepForm } from './keep-form.ts';

const failing = (error: unknown) => keepForm({ serverAction: () => Promise.reject(error) });
/** An answer that never reached the page's action, as the router throws it. */
const answered = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

it('gives the answer of the page on', async () => {
  expect(await keepForm({ serverAction: async () => null })).toBeNull();
  const redirect = new Response(null, { status: 303 });
  await expect(failing(redirect)).rejects.toBe(redirect);
});

it('takes a line that is cut for a refusal that keeps what was typed', async () => {
  expect(await failing(new TypeError('Failed to fetch'))).toMatchObject({
    init: { status: 503 },
    data: { code: 'lost', message: expect.stringContaining('What you wrote is still here') },
  });
});

it('says what the server said before the page was asked', async () => {
  const body = JSON.stringify({ error: { code: 'too_large', message: 'This is more than 52 MB.' } });
  expect(await failing(answered(413, body))).toMatchObject({
    init: { status: 413 },
    data: { code: 'too_large', message: 'This is more than 52 MB.' },
  });
  expect(await failing(answered(502, '<h1>Bad gateway</h1>'))).toMatchObject({
    data: { message: notUnderstood },
  });
});
