import { request } from 'node:http';
import type { Bomb } from './bomb.ts';

/** What a server said to a bomb. */
interface BombAnswer {
  status: number;
  /** How the last line of an answer begins that is written line by line. */
  last: string;
}

interface SendOptions {
  /** The server under attack. */
  address: string;
  body: string;
  /** Whom it comes from: each bomb has a loopback address of its own, so that no limit keeps one away. */
  from: string;
  secret?: string;
}

const patienceMs = 240_000;

/** Sends a bomb, and waits until the server has said everything; status 0 where it broke off. */
export function sendBomb(bomb: Bomb, { address, body, from, secret }: SendOptions): Promise<BombAnswer> {
  const { promise, resolve } = Promise.withResolvers<BombAnswer>();
  const origin = new URL(address).origin;
  const method = bomb.method ?? 'POST';
  const asked = request(new URL(bomb.path, origin), {
    method,
    localAddress: from,
    family: 4,
    agent: false,
    timeout: patienceMs,
    headers: {
      Origin: origin,
      ...(method === 'POST'
        ? { 'Content-Type': bomb.type ?? 'application/json', 'Content-Length': Buffer.byteLength(body) }
        : {}),
      ...(secret && bomb.mailed ? { Authorization: `Bearer ${secret}` } : {}),
    },
  });
  const broke = (error: Error) => resolve({ status: 0, last: error.message });
  asked.on('timeout', () => asked.destroy(new Error('no answer')));
  asked.on('error', broke);
  asked.on('response', (answer) => {
    let end = '';
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      end = (end + part).slice(-2_000_000);
    });
    answer.on('error', broke);
    answer.on('end', () => {
      const lines = end.trimEnd().split('\n');
      resolve({ status: answer.statusCode ?? 0, last: (lines.at(-1) ?? '').slice(0, 120) });
    });
  });
  asked.end(method === 'POST' ? body : undefined);
  return promise;
}
