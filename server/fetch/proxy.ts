import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { answered } from './ask.ts';
import { FetchProblem } from './problems.ts';
import { type CheckedAddress, checkAddress, type Resolve, reading } from './public-address.ts';

interface ProxyOptions {
  /** Origins on loopback that tests allow. */
  allowed: readonly string[];
  resolve?: Resolve;
  /** Bytes in both directions together; beyond this the connection is closed. */
  maxBytes?: number;
  maxConnections?: number;
  waitMs?: number;
}

/** A proxy on this machine that leads to the public internet and nowhere else. */
export interface OpenProxy {
  port: number;
  /** Connections it refused, as `host: kind`. */
  refused: ReadonlySet<string>;
  close: () => Promise<void>;
}

/** Headers that are for one connection only, or would tell the other side of the proxy. */
const ofConnection =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*|forwarded)$/i;

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/**
 * Opens a proxy for a browser that visits a stranger's page. Each address is looked at as the fetcher looks at it, and the
 * connection goes to what was looked at: names cannot change their mind, and nothing of our own networks is reached.
 */
export async function openProxy({
  allowed,
  resolve,
  maxBytes = 40_000_000,
  maxConnections = 200,
  waitMs = 10_000,
}: ProxyOptions): Promise<OpenProxy> {
  const refused = new Set<string>();
  const open = new Set<Duplex>();
  let left = maxBytes;

  const cut = () => {
    for (const each of open) each.destroy();
  };
  function watch(stream: Duplex): void {
    open.add(stream);
    stream.on('close', () => open.delete(stream));
    stream.on('error', () => stream.destroy());
  }
  const count = (part: Buffer) => {
    left -= part.length;
    if (left < 0) cut();
  };

  async function check(address: string): Promise<CheckedAddress | string> {
    if (left < 0) return 'full';
    try {
      return await checkAddress(address, allowed, resolve, reading);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      const host = URL.canParse(address) ? new URL(address).host : 'no address';
      refused.add(`${host}: ${error.kind}`);
      return error.kind;
    }
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '', method, headers } = asked;
    const checked = await check(url.startsWith('http://') ? url : '');
    if (typeof checked === 'string') {
      answer.writeHead(403, { 'Content-Type': 'text/plain' }).end(`refused: ${checked}\n`);
      return;
    }
    const forward = requestHttp(checked.url, {
      method,
      headers: passedOn(headers),
      agent: false,
      lookup: answered(checked),
      timeout: waitMs,
    });
    forward.on('timeout', () => forward.destroy());
    forward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    forward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, passedOn(response.headers));
      response.on('data', count);
      response.pipe(answer);
    });
    answer.on('close', () => forward.destroy());
    asked.pipe(forward);
  }

  async function tunnel({ url = '' }: IncomingMessage, client: Duplex, first: Buffer): Promise<void> {
    watch(client);
    const checked = await check(`https://${url}/`);
    if (typeof checked === 'string') {
      client.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const { hostname, port } = checked.url;
    const far = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 443),
      lookup: answered(checked),
      timeout: waitMs,
    });
    watch(far);
    far.on('timeout', () => far.destroy());
    far.on('close', () => client.destroy());
    client.on('close', () => far.destroy());
    far.on('connect', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      far.write(first);
      far.on('data', count);
      client.on('data', count);
      far.pipe(client);
      client.pipe(far);
    });
  }

  const failed = (stream: Duplex) => () => {
    stream.destroy();
  };
  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(failed(asked.socket));
  });
  server.maxConnections = maxConnections;
  server.on('connection', watch);
  server.on('connect', (asked: IncomingMessage, client: Duplex, first: Buffer) => {
    tunnel(asked, client, first).catch(failed(client));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cut();
      }),
  };
}
