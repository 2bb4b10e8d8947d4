import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newNetwork, type Sender, type World } from './world.ts';

/** A request as it goes over the line; nothing in it is made right on the way. */
export interface Probe {
  method: string;
  /** With its query; percent signs as they are. */
  path: string;
  who: Sender;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Otherwise a request comes from a page of the site itself. */
  withoutOrigin?: boolean;
}

/** The status, or 0 where the connection was cut without one. */
export interface Answered {
  status: number;
  text: string;
}

/** Longer than anything should take; a live stream is left once it has begun. */
const patience = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request from a network of its own and reads what comes. */
export function send(world: World, probe: Probe): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const { hostname, port } = new URL(world.address);
  const headers = {
    ...(probe.withoutOrigin ? {} : { origin: world.address }),
    ...world.headersOf(probe.who),
    'x-forwarded-for': newNetwork(),
    ...(probe.body ? { 'content-length': String(probe.body.length) } : {}),
    ...probe.headers,
  };
  const asked = request(
    { agent, hostname, port, method: probe.method, path: probe.path, headers, timeout: patience },
    (answer) => {
      const status = answer.statusCode ?? 0;
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.destroy();
        return resolve({ status, text: '' });
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status, text: Buffer.concat(parts).toString() }));
      answer.on('error', () => resolve({ status, text: '' }));
    },
  );
  asked.on('timeout', () => asked.destroy(new Error('no answer within half a minute')));
  asked.on('error', (error: NodeJS.ErrnoException) =>
    resolve({ status: error.message.startsWith('no answer') ? 504 : 0, text: error.message }),
  );
  asked.end(probe.body ?? undefined);
  return promise;
}

/**
 * Sends a request until it is let in: a 503 says that too many came at once, so that nothing was tried. Whatever goes
 * on saying it is answered so on purpose.
 */
export async function sendUntilAdmitted(world: World, probe: Probe, refused: () => void): Promise<Answered> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answered = await send(world, probe);
    if (answered.status !== 503) return answered;
    refused();
    await wait(100 + 20 * tries);
  }
  return send(world, probe);
}

/** A request as a command that sends it again. */
export function asCommand(world: World, { method, path, who, headers, body, withoutOrigin }: Probe): string {
  const said = Object.entries({ ...(withoutOrigin ? {} : { origin: world.address }), ...headers }).map(
    ([name, value]) => `-H ${JSON.stringify(`${name}: ${value}`)}`,
  );
  const data = body
    ? ` --data-binary $'${body
        .subarray(0, 2000)
        .toString('latin1')
        .replace(
          /[\\']|\p{Cc}|[\u00a0-\u00ff]/gu,
          (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
        )}'`
    : '';
  return `(${who}) curl -sg -X ${method} ${said.join(' ')}${data} '${world.address}${path.replaceAll("'", '%27')}'`;
}
