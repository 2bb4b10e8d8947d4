import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** HTTP/1.1 demands a Host; Node would refuse the request itself, without the headers that all answers have. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** Answers requests that Node's parser cannot read, or that arrived too slowly, with the headers that all answers have. */
export function answerUnreadRequests(server: Server, always: readonly (readonly [string, string])[]): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => latest.set(request.socket, response));
  server.on('checkExpectation', (_, response: ServerResponse) => {
    for (const [name, value] of always) response.setHeader(name, value);
    response.writeHead(417).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const running = latest.get(socket);
    // An answer that has begun on this connection would be corrupted by a second one.
    const hasBegun = running?.headersSent && !running.writableFinished;
    if (!socket.writable || hasBegun) return void socket.destroy();
    const lines = [
      `HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}`,
      'Connection: close',
      'Content-Length: 0',
      ...always.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  });
}
