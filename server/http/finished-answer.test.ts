import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAnswer, improve, sendAnswer } from './finished-answer.ts';
import { listen } from './serve.ts';

const text = 'A page that is said twice. '.repeat(200);
const page = finishAnswer({
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Own': 'yes' },
  body: Buffer.from(text),
});
const picture = finishAnswer({ headers: { 'Content-Type': 'image/avif' }, body: Buffer.from('0123456789') });

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) =>
    sendAnswer(request.url === '/picture' ? picture : page, request, response),
  );
  address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => server.close());

/** The answer as it came over the wire, not unpacked by the client. */
async function raw(path: string, headers: Record<string, string>, method = 'GET') {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(address + path, { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject);
      call.end();
    },
  );
}

describe('a finished answer', () => {
  it('comes in the encoding that was asked for, and unpacks to the same', async () => {
    const br = await raw('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    const gzip = await raw('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    const plain = await raw('/', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers['x-own']).toBe('yes');
  });

  it('is not sent again to whoever has it, encoding by encoding', async () => {
    const first = await raw('/', { 'accept-encoding': 'br' });
    const again = await raw('/', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await raw('/', { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) });
    expect(other.status).toBe(200);
  });

  it('has no body for HEAD, but its length', async () => {
    const head = await raw('/', {}, 'HEAD');
    expect([head.body.length, head.headers['content-length']]).toEqual([0, String(Buffer.byteLength(text))]);
  });

  it('gives a part of what is not compressed', async () => {
    const part = await raw('/picture', { range: 'bytes=2-4' });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect((await raw('/picture', { range: 'bytes=-3' })).body.toString()).toBe('789');
    expect((await raw('/picture', { range: 'bytes=20-' })).status).toBe(416);
  });

  it('becomes smaller when improved and stays the same page', async () => {
    const before = page.forms.br.body.length;
    await improve(page);
    expect(page.forms.br.body.length).toBeLessThanOrEqual(before);
    expect(brotliDecompressSync(page.forms.br.body).toString()).toBe(text);
  });
});
