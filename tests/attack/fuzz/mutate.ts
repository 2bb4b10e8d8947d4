import { gzipSync } from 'node:zlib';
import type { Probe } from '../send.ts';
import { hostilePieces, hostileTexts, hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';
import type { Sample } from './samples.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
const commonNames = [
  'q',
  'page',
  'sort',
  'cols',
  'id',
  'token',
  'do',
  'intent',
  'state',
  'from',
  'to',
  'day',
  'zone',
  'type',
];
const oddNames = [
  '__proto__',
  'constructor',
  'ids.x',
  'a.b.c.d',
  '',
  '.',
  'answers.',
  'a[]',
  '\0',
  'x'.repeat(500),
];
const multipartType = 'multipart/form-data; boundary=----attack';

/** Texts for an address: most are encoded as a browser would, some stand as they are. */
const pieceOf = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(hostilePieces)
    : encodeURIComponent(random.pick(hostileTexts).slice(0, 900));

function changedPath(path: string, random: Random): string {
  const parts = path.split('/');
  const at = 1 + random.below(Math.max(1, parts.length - 1));
  const kind = random.below(4);
  if (kind === 0) parts[at] = pieceOf(random);
  // Ids and tokens are the longest parts: they are where a route reads something.
  else if (kind === 1) {
    const longest = parts.reduce(
      (best, part, n) => (part.length > (parts[best] ?? '').length ? n : best),
      at,
    );
    parts[longest] = pieceOf(random);
  } else if (kind === 2) parts[at] = `${parts[at]}${pieceOf(random)}`;
  else parts.splice(at, 0, pieceOf(random));
  return parts.join('/');
}

function changedQuery(query: string, random: Random): string {
  const pairs = query.split('&').filter(Boolean);
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '');
  const name = random.chance(0.6) && names.length > 0 ? random.pick(names) : random.pick(commonNames);
  const others = pairs.filter((pair) => random.chance(0.3) || !pair.startsWith(`${name}=`));
  return [...others, `${name}=${pieceOf(random)}`].join('&');
}

/** A value with one place in it changed, somewhere in its depth. */
function changedValue(value: unknown, random: Random): unknown {
  if (random.chance(0.3) || typeof value !== 'object' || value === null) return random.pick(hostileValues);
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(hostileValues)];
    const at = random.below(value.length);
    return value.map((each, n) => (n === at ? changedValue(each, random) : each));
  }
  const names = [...Object.keys(value), ...(random.chance(0.2) ? [random.pick(oddNames)] : [])];
  if (names.length === 0) return { [random.pick([...commonNames, ...oddNames])]: random.pick(hostileValues) };
  const name = random.pick(names);
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  if (random.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: changedValue(inner, random) };
}

function changedFields(fields: Readonly<Record<string, string>>, random: Random): [string, string][] {
  const entries = Object.entries(fields);
  const kind = random.below(6);
  if (kind === 0 && entries.length > 0) {
    const out = random.below(entries.length);
    return entries.filter((_, n) => n !== out);
  }
  if (kind === 1 || entries.length === 0)
    return [...entries, [random.pick([...commonNames, ...oddNames]), random.pick(hostileTexts)]];
  const at = random.below(entries.length);
  return entries.map(([name, value], n) => [name, n === at ? random.pick(hostileTexts) : value]);
}

function asMultipart(fields: readonly (readonly [string, string])[], random: Random): Buffer {
  const parts = fields.map(([name, value], n) => {
    const file =
      random.chance(0.1) || n > 40 ? `; filename="${random.pick(['a.png', 'a\0.png', '../x', ''])}"` : '';
    return `------attack\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${file}\r\n\r\n${value}\r\n`;
  });
  const end = random.chance(0.95) ? '------attack--\r\n' : '------att';
  return Buffer.from(parts.join('') + end);
}

interface Body {
  type: string | null;
  body: Buffer | null;
}

const formType = 'application/x-www-form-urlencoded';

/** What is no form and no JSON although it says so, and what says nothing. */
function oddBody(random: Random, body: Buffer): Body {
  const odd: readonly (() => Body)[] = [
    () => ({ type: 'multipart/form-data', body }),
    () => ({ type: 'multipart/form-data; boundary=', body }),
    () => ({ type: `multipart/form-data; boundary=${'x'.repeat(200)}`, body }),
    () => ({ type: multipartType, body }),
    () => ({ type: multipartType, body: Buffer.from('------attack\r\n\r\n') }),
    () => ({ type: 'text/plain', body }),
    () => ({ type: 'application/octet-stream', body }),
    () => ({ type: 'application/xml', body: Buffer.from('<a/>') }),
    () => ({ type: null, body }),
    () => ({ type: null, body: null }),
    () => ({ type: formType, body: null }),
    () => ({ type: formType, body: Buffer.from('a=%zz&b=%ff&%00=1&&==&=') }),
    () => ({ type: formType, body: Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0x00]) }),
    () => ({ type: formType, body: Buffer.from('a=1&'.repeat(3_000)) }),
    () => ({ type: `${formType}; charset=utf-16`, body }),
    () => ({ type: 'application/json', body: Buffer.from('{') }),
    () => ({ type: 'application/json', body: Buffer.from('null') }),
    () => ({ type: 'application/json', body: Buffer.from('[]') }),
    () => ({ type: 'application/json', body: Buffer.from('"x"') }),
    () => ({ type: 'application/json', body: Buffer.from('['.repeat(20_000)) }),
    () => ({ type: 'application/json', body: Buffer.from(`{"a":"\\u0000\\ud800"}`) }),
    () => ({ type: 'application/json', body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }),
    () => ({ type: 'application/json', body: gzipSync(body) }),
    () => ({ type: 'APPLICATION/JSON;;;', body }),
    () => ({ type: 'garbage', body }),
  ];
  return random.pick(odd)();
}

function bodyOf(sample: Sample, random: Random, wild: boolean): Body {
  if (sample.bytes && random.chance(0.5))
    return { type: 'application/octet-stream', body: Buffer.from(sample.bytes) };
  if (sample.json !== undefined) {
    const json = wild ? changedValue(sample.json, random) : sample.json;
    const body = Buffer.from(JSON.stringify(json) ?? '');
    return wild && random.chance(0.1) ? oddBody(random, body) : { type: 'application/json', body };
  }
  if (!sample.fields)
    return wild && random.chance(0.5)
      ? oddBody(random, Buffer.from('a=1'))
      : { type: formType, body: Buffer.from('') };
  const fields = wild ? changedFields(sample.fields, random) : Object.entries(sample.fields);
  const body = Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());
  if (wild && random.chance(0.1)) return oddBody(random, body);
  if (random.chance(0.25)) return { type: multipartType, body: asMultipart(fields, random) };
  return { type: formType, body };
}

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'sid=%00; sid=%zz; =; ;;' },
  { cookie: `sid=${'x'.repeat(4000)}` },
  { authorization: 'Bearer ' },
  { authorization: 'Basic %%%' },
  { authorization: 'Bearer a.b.c' },
  { 'accept-language': 'xx-xx-xx;q=9,*;q=z' },
  { accept: '*/*;q=x, application/json' },
  { accept: '' },
  { range: 'bytes=9-1,-,5-' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'yesterday' },
  { 'x-forwarded-for': 'not an address, ::ffff:x' },
  { 'x-forwarded-for': '' },
  { referer: 'http://[' },
  { referer: 'ann@example.com' },
  { 'user-agent': '' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=0, zstd, x' },
  { 'idempotency-key': '%00'.repeat(500) },
  { 'last-event-id': '-1' },
  { host: 'evil.example' },
  { 'sec-fetch-site': 'same-origin' },
];

/** One request of the fuzz: a sample with some of it made wrong. */
export function mutate(sample: Sample, random: Random): Probe {
  const [address = '/', question = ''] = sample.path.split('?', 2);
  let path = random.chance(0.25) ? changedPath(address, random) : address;
  const query = random.chance(sample.method === 'GET' ? 0.6 : 0.15)
    ? changedQuery(question, random)
    : question;
  const method = random.chance(0.04) ? random.pick(methods) : sample.method;
  const sends = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) || random.chance(0.01);
  const { type, body } = sends ? bodyOf(sample, random, random.chance(0.85)) : { type: null, body: null };
  // The router's data without the drawing of the page: the same loader and action, for a tenth of the time.
  if (sample.page && random.chance(0.75)) path = path === '/' ? '/_.data' : `${path}.data`;
  return {
    method,
    path: query ? `${path}?${query}` : path,
    who: random.pick(sample.senders),
    headers: {
      accept: random.pick(['text/html', 'application/json', '*/*']),
      ...(type === null ? {} : { 'content-type': type }),
      ...(random.chance(0.05) ? random.pick(oddHeaders) : {}),
    },
    body,
  };
}
