import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { checkedAddress, checkedBody } from './door.ts';

const app = new Hono();
app.use(checkedAddress());
app.use(
  checkedBody({ takesBytes: (path) => path === '/files', takesForms: (path) => path.startsWith('/page') }),
);
app.all('*', async (context) => {
  const sent = context.req.method === 'GET' ? '' : await context.req.text();
  return context.text(`in ${sent.length}`);
});
app.onError((error, context) => {
  if (!(error instanceof AppError)) throw error;
  return context.json(error.toBody(), error.status as 400);
});

const ask = async (path: string, init: RequestInit = {}) =>
  (await app.request(`http://site.example${path}`, init)).status;
const form = 'application/x-www-form-urlencoded';
const post = (path: string, type: string | null, body: string | Buffer) =>
  ask(path, {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body: typeof body === 'string' ? Buffer.from(body) : Buffer.from(body),
  });

it('answers 405 to methods that no route has, and says which are known', async () => {
  const answer = await app.request('http://site.example/', { method: 'PROPFIND' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  ]);
});

it.each([
  '/%00',
  '/a%0Ab',
  '/%zz',
  '/%',
  '/%ff',
  '/%ed%a0%80',
  '/a?q=%00',
  '/a?q=%1b',
  '/a?q=%c0%80',
  '/a?q=%%00',
  '/a?q=%zz%1b',
])('refuses the address %s', async (path) => expect(await ask(path)).toBe(400));

it('lets an address through that holds any text', async () => {
  for (const path of [
    '/',
    '/M%C3%BCnchen',
    '/a%20b?q=two+words&q=%F0%9F%A7%A8',
    '/a?text=one%0Atwo',
    '/a?q=100%25',
    '/a?q=100%',
    '/a?q=100%%20sure&of=%2',
    '/a?q=%zz',
  ])
    expect(await ask(path)).toBe(200);
});

it.each([
  ['text with NUL', form, 'a=1%00', 400],
  ['a name with NUL', form, '%00=1', 400],
  ['half a percent sign', form, 'a=%zz', 400],
  ['another encoding', form, Buffer.from([0x61, 0x3d, 0xff]), 400],
  ['many fields', form, 'a=1&'.repeat(60_000), 413],
  ['lines of text', form, 'a=one%0D%0Atwo%09three', 200],
  ['500 ticked rows', form, 'ids.x=on&'.repeat(500), 200],
  ['JSON', 'application/json', '{"a":"b\\n\\u00e4\\ud83e\\udde8"}', 200],
  ['JSON with NUL', 'application/json; charset=utf-8', '{"a":"\\u0000"}', 400],
  ['JSON with half a sign', 'application/json', '{"a":"\\ud800"}', 400],
  ['JSON with the other half', 'application/json', '{"a":"\\udc00"}', 400],
  ['an escaped backslash', 'application/json', '{"a":"\\\\u0000"}', 200],
  ['JSON in another encoding', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
  ['deep JSON', 'application/json', '['.repeat(200), 400],
  ['many values', 'application/json', `[${'1,'.repeat(30_000)}1]`, 413],
  ['a long text', 'application/json', JSON.stringify({ text: 'a, b, "c"\n'.repeat(40_000) }), 200],
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['a boundary that never comes', 'multipart/form-data; boundary=x', 'abc', 400],
  ['XML', 'application/xml', '<a/>', 415],
  ['no type', null, 'a=1', 415],
  ['no type and no body', null, '', 200],
])('reads what a call sends: %s', async (_, type, body, status) => {
  expect(await post('/api', type, body)).toBe(status);
});

it('takes nothing but forms where pages are, and bytes where files are', async () => {
  expect(await post('/page', 'application/json', '{}')).toBe(415);
  expect(await post('/page', null, '')).toBe(415);
  expect(await post('/page', form, 'a=1')).toBe(200);
  expect(await post('/files', 'image/png', Buffer.from([0, 255, 0]))).toBe(200);
});

const part = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const multipart = (...parts: string[]) =>
  post('/page', 'multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`);

it('looks at the texts of a form with files, and leaves the files alone', async () => {
  expect(await multipart(part('name="a"', 'text'), part('name="f"; filename="a.bin"', 'a\0b'))).toBe(200);
  expect(await multipart(part('name="a"', 'a\0b'))).toBe(400);
  expect(await multipart(part('name="a\0"', 'text'))).toBe(400);
  expect(await multipart(part('x="a"', 'text'))).toBe(400);
  expect(await multipart(...Array.from({ length: 20_000 }, () => part('name="a"', '1')))).toBe(413);
});

it('lets a form through as it was sent, also what a browser makes of one', async () => {
  const data = new FormData();
  data.set('name', 'Zoë');
  data.set('photo', new File([new Uint8Array([0, 1, 2])], 'ö.png'));
  const passing = new Hono();
  passing.use(checkedBody({ takesBytes: () => false, takesForms: () => true }));
  passing.post('/', async (context) => {
    const got = await context.req.raw.formData();
    const photo = got.get('photo');
    return context.json([got.get('name'), photo instanceof File ? [photo.name, photo.size] : null]);
  });
  const answer = await passing.request('http://site.example/', { method: 'POST', body: data });
  expect(await answer.json()).toEqual(['Zoë', ['ö.png', 3]]);
});
