import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a page that leads on', async () => ({ type: 'opaqueredirect' }), true],
  ['a page that shows its form again', async () => new Response('', { status: 422 }), false],
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('tells whether a form was taken: %s', async (_, fetch, taken) => {
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  expect(await postForm('/account/notifications', { do: 'read' })).toBe(taken);
  expect(asked).toHaveBeenCalledWith('/account/notifications', expect.objectContaining({ method: 'POST' }));
});
