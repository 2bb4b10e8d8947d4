import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { DividedSocket } from './divided-socket.ts';

it('takes what arrives at one moment on several connections in turns of their own, and the end last', async () => {
  const server = createServer((peer) => peer.end('answer')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const heard = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = new DividedSocket();
      const told: { event: string; turn: number }[] = [];
      for (const event of ['data', 'end', 'close']) socket.on(event, () => told.push({ event, turn }));
      socket.connect(port, '127.0.0.1');
      await new Promise((closed) => socket.once('close', closed));
      return told;
    }),
  );
  over = true;
  server.close();
  for (const told of heard) expect(told.map(({ event }) => event)).toEqual(['data', 'end', 'close']);
  const turns = heard.flat().map((one) => one.turn);
  expect(new Set(turns).size).toBe(turns.length);
});
