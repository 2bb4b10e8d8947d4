import { expect, it, vi } from 'vitest';
import { withPuzzle } from './puzzle.ts';

const asked = { code: 'auth/missing-recaptcha-token' };

function serve() {
  const calls: { method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    calls.push({ method: init?.method ?? 'GET', body: init?.body });
    return new Response(JSON.stringify({ challenge: 'abc', difficulty: 4 }));
  });
  return calls;
}

it('solves a puzzle where one is asked for, and tries again once', async () => {
  const calls = serve();
  const work = vi.fn().mockRejectedValueOnce(asked).mockResolvedValueOnce('in');
  expect(await withPuzzle(work)).toBe('in');
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(String(calls[1]?.body)).toContain('abc:');
  expect(work.mock.calls.map(([answer]) => answer)).toEqual([undefined, expect.stringMatching(/^abc:\d+$/)]);
});

it('gives up after the second refusal, and solves nothing for other errors', async () => {
  serve();
  const stubborn = vi.fn().mockRejectedValue(asked);
  await expect(withPuzzle(stubborn)).rejects.toBe(asked);
  expect(stubborn).toHaveBeenCalledTimes(2);
  const other = vi.fn().mockRejectedValue({ code: 'auth/invalid-credential' });
  await expect(withPuzzle(other)).rejects.toEqual({ code: 'auth/invalid-credential' });
  expect(other).toHaveBeenCalledTimes(1);
});
