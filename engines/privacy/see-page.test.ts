import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { scanPage } from './scan.ts';
import { type Answer, type Ask, type Step, seePage } from './see-page.ts';

const now = new Date('2026-11-16T12:00:00Z');
const answer = (address: string, parts: Partial<Answer> = {}): Answer => ({
  address,
  headers: {},
  setCookie: [],
  text: '',
  cut: false,
  hops: [{ address, status: 200, headers: {} }],
  ...parts,
});

it('asks for the page, for its address without encryption, and in the name of a stranger', async () => {
  const asked: string[] = [];
  const steps: Step[] = [];
  const ask: Ask = async (address, { only, headers }) => {
    asked.push(`${only} ${address} ${headers?.Origin ?? ''}`.trim());
    return answer(address, {
      text: '<p>Hello',
      headers: headers?.Origin ? { 'access-control-allow-origin': [headers.Origin] } : {},
    });
  };
  const page = await seePage('https://shop.example:8443/a?b=1', ask, { report: (step) => steps.push(step) });
  expect(asked).toEqual([
    'page https://shop.example:8443/a?b=1',
    'headers http://shop.example/a?b=1',
    'headers https://shop.example:8443/a?b=1 https://stranger.example',
  ]);
  expect(steps).toEqual(['page', 'clear', 'origin', 'reading']);
  expect(page.cors?.allowOrigin).toBe('https://stranger.example');
  expect(page.httpRoute).toEqual([{ address: 'http://shop.example/a?b=1', status: 200 }]);
});

it('takes silence for an answer, and says that it did; a visitor who leaves ends it', async () => {
  const ask: Ask = async (address, { only }) => {
    if (only === 'headers') throw new Error('nobody there');
    return answer(address);
  };
  const page = await seePage('https://shop.example/', ask, { report: () => {} });
  expect([page.httpRoute, page.cors]).toEqual([null, null]);
  expect(scanPage(page, now).unseen.join()).toContain('nothing answered there');
  const signal = AbortSignal.abort(new Error('left'));
  await expect(seePage('https://shop.example/', ask, { report: () => {}, signal })).rejects.toThrow();
});

it('reads what curl prints, the last answer of several, and grades nothing where there are no headers', () => {
  const pasted =
    'HTTP/1.1 301 Moved\r\nLocation: /new\r\n\r\nHTTP/2 200 \r\nset-cookie: a=1\r\nSet-Cookie: b=2\r\n\r\n<p>Hello';
  const page = readAnswer(pasted, 'https://pasted.example/');
  expect(page.setCookie).toEqual(['a=1', 'b=2']);
  expect(page.html).toBe('<p>Hello');
  expect(scanPage(page, now).grade?.tests.cookies.result).toBe('cookies-without-secure-flag');
  const source = scanPage(readAnswer('<a href="/privacy">Privacy</a>', 'https://pasted.example/'), now);
  expect(source.grade).toBeNull();
  expect(source.cookies).toEqual([]);
  expect(source.findings.map(({ id }) => id)).toEqual(['policy.imprint', 'policy.privacy']);
  expect(source.unseen[0]).toContain('you gave us only the source');
});
