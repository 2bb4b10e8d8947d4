import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenProxy, openProxy } from './proxy.ts';
import { answers, spellings } from './testing/tricks.ts';

const home = createServer((asked, answer) => {
  answer.setHeader('x-seen', JSON.stringify(asked.headers));
  answer.end(asked.url === '/long' ? 'x'.repeat(300_000) : 'inside');
});
let origin = '';
let proxy: OpenProxy;
let lies: { address: string; family: number }[] = [];

beforeAll(async () => {
  await new Promise<void>((ready) => {
    home.listen(0, '127.0.0.1', ready);
  });
  origin = `http://127.0.0.1:${(home.address() as AddressInfo).port}`;
  proxy = await openProxy({ allowed: [origin], resolve: async () => lies, maxBytes: 200_000 });
});
afterAll(async () => {
  await proxy.close();
  home.close();
});

/** Asks by way of the proxy, as browsers ask for http. */
function plainly(address: string): Promise<{ status: number; body: string; seen: string }> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: proxy.port, path: address }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('error', fail);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, body, seen: String(answer.headers['x-seen']) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Asks for a tunnel, as browsers ask for https, and gives the first line of the answer. */
function tunnelled(target: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(proxy.port, '127.0.0.1', () =>
      socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`),
    );
    socket.once('data', (part) => {
      done(part.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', fail);
    socket.on('close', () => done('closed'));
  });
}

it('refuses every spelling of an address inside, whether plainly asked for or tunnelled', async () => {
  lies = [{ address: '127.0.0.1', family: 4 }];
  for (const [address, kind] of spellings) {
    if (kind !== 'private' || !URL.canParse(address)) continue;
    const { href, host, protocol } = new URL(address);
    if (protocol === 'http:') expect((await plainly(href)).status, address).toBe(403);
    expect(await tunnelled(host.includes(':') && !host.endsWith(']') ? host : `${host}:443`), address).toBe(
      'HTTP/1.1 403 Forbidden',
    );
  }
});

it('refuses names that lead inside, alone or among public addresses', async () => {
  for (const list of answers) {
    lies = list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect((await plainly('http://rebinding.example/')).status, list.join()).toBe(403);
    expect(await tunnelled('rebinding.example:443'), list.join()).toBe('HTTP/1.1 403 Forbidden');
  }
  expect([...proxy.refused]).toContain('rebinding.example: private');
});

it('refuses other ports and what is no http address', async () => {
  lies = [{ address: '93.184.215.14', family: 4 }];
  expect(await tunnelled('example.com:25')).toBe('HTTP/1.1 403 Forbidden');
  expect((await plainly('http://example.com:5432/')).status).toBe(403);
  expect((await plainly('/etc/passwd')).status).toBe(403);
  expect((await plainly('ftp://example.com/')).status).toBe(403);
});

it('lets through what tests name, tells nobody of itself, and cuts off what is too much', async () => {
  const { status, body, seen } = await plainly(`${origin}/`);
  expect([status, body]).toEqual([200, 'inside']);
  expect(seen).not.toMatch(/proxy|forwarded|via/i);
  await expect(plainly(`${origin}/long`)).rejects.toThrow();
});
