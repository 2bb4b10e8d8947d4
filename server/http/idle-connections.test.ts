import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { endIdleConnections } from './idle-connections.ts';

let server: Server;
afterEach(() => void server.close());

async function listening(every: number, answer: (path: string) => Promise<string>): Promise<Socket> {
  server = createServer(async (request, response) => {
    response.end(await answer(request.url ?? ''));
  });
  endIdleConnections(server, every);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('a connection that nobody uses is ended', async () => {
  const socket = await listening(40, async () => 'a page');
  socket.resume();
  await once(socket, 'close');
});

test('a long answer is not cut, and its connection is ended afterwards', async () => {
  const socket = await listening(40, async () => {
    await wait(300);
    return 'a slow page';
  });
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('a slow page');
  await once(socket, 'close');
});
