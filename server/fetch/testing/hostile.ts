import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

const ten = Buffer.alloc(10 * 2 ** 20, 'a');
/** Ten megabytes in a few kilobytes, packed in each way there is. */
const bombs: Readonly<Record<string, () => Buffer>> = {
  gzip: () => gzipSync(ten),
  br: () => brotliCompressSync(ten, { params: { 1: 1 } }),
  deflate: () => deflateSync(ten),
  zstd: () => zstdCompressSync(ten),
  'gzip, gzip': () => gzipSync(gzipSync(ten)),
};
/** A hundred megabytes: gzip members may follow one another. */
const bigBomb = (): Buffer => Buffer.concat(Array(10).fill(gzipSync(ten)));

const html = { 'Content-Type': 'text/html; charset=utf-8' };

function endless(response: ServerResponse): void {
  response.writeHead(200, html);
  const part = 'x'.repeat(65_536);
  const more = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
}

function drip(response: ServerResponse, ms: number): void {
  response.writeHead(200, html);
  const timer = setInterval(() => response.write('x'), ms);
  response.on('close', () => clearInterval(timer));
}

/** Answers as nobody should. */
function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const text = searchParams.get('text') ?? '';
  if (pathname === '/endless') endless(response);
  else if (pathname === '/drip') drip(response, 20);
  else if (pathname === '/silent') response.flushHeaders();
  else if (pathname === '/bomb')
    response.writeHead(200, { ...html, 'Content-Encoding': text }).end(bombs[text]?.());
  else if (pathname === '/big-bomb')
    response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(bigBomb());
  else if (pathname === '/packed')
    response.writeHead(200, { ...html, 'Content-Encoding': text }).end('not packed at all');
  else if (pathname === '/to') response.writeHead(302, { Location: text }).end('x');
  else if (pathname === '/steps')
    response.writeHead(301, { Location: `/steps?text=${Number(text) + 1}` }).end();
  else if (pathname === '/type') response.writeHead(200, { 'Content-Type': text }).end('x');
  else if (pathname === '/cookies')
    response.writeHead(200, { ...html, 'Set-Cookie': ['a=1; Secure', 'b=2'] }).end('<p>é</p>');
  else response.writeHead(200, html).end(`<p>${pathname}</p>`);
}

/** What a server says that does not speak HTTP. */
const lines: Readonly<Record<string, string>> = {
  '/nonsense': 'hello there\r\n\r\n',
  '/two-lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  '/both-lengths':
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  '/bad-header': 'HTTP/1.1 200 OK\r\nBad\u0000Header: x\r\n\r\n',
  '/bad-chunk': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n',
  '/headers': `HTTP/1.1 200 OK\r\n${'X-Long: y\r\n'.repeat(20_000)}\r\n`,
  '/short': 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhello',
  '/nothing': '',
};

function speak(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.once('data', (asked) => {
    const path = asked.toString('latin1').split(' ')[1] ?? '';
    socket.end(lines[path] ?? '');
  });
}

const listening = (server: {
  listen: (port: number, host: string, done: () => void) => unknown;
  address: () => unknown;
}): Promise<string> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** Two servers on loopback that do what hostile ones do: one that speaks HTTP, one that does not. */
export async function openHostile() {
  const seen: string[] = [];
  const web = createServer((request, response) => {
    seen.push(request.url ?? '');
    answer(request, response);
  });
  const raw = createSocketServer(speak);
  const [origin, rawOrigin] = await Promise.all([listening(web), listening(raw)]);
  return {
    origin,
    rawOrigin,
    seen,
    /** How many callers have not gone away yet. */
    connections: () => new Promise<number>((done) => web.getConnections((_, count) => done(count))),
    close: () => {
      web.closeAllConnections();
      web.close();
      raw.close();
    },
  };
}
