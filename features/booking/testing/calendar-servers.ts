import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a stand-in for a calendar's server was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it answers. */
export interface Answer {
  status: number;
  body?: string;
}

/** A server on loopback that answers as it is told and remembers what it was asked. */
export async function startCalendarServer(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    asked.push(question);
    const { status, body = '' } = answer(question);
    response.writeHead(status, { Connection: 'close' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((done) => server.close(done)),
  };
}
