import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeToken } from '#server/identity/jwt.ts';

/** The OAuth client that the suite's credentials are made for. */
export const clientId = '1234567890-suite.apps.googleusercontent.com';

/** A stand-in for Google on loopback: publishes keys and writes credentials. */
export interface GoogleStandIn {
  certsUrl: string;
  /** How often the keys were fetched. */
  fetches: () => number;
  credential: (claims?: Record<string, unknown>, kid?: string) => Promise<string>;
  /** Publishes another key and writes with it from now on. */
  rotate: () => void;
  close: () => Promise<void>;
}

/** Starts the stand-in. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  let current = { kid: 'google-1', keys: pair() };
  let fetches = 0;
  const server = createServer((_, response) => {
    fetches += 1;
    const jwk = { ...current.keys.publicKey.export({ format: 'jwk' }), kid: current.kid, alg: 'RS256' };
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      Connection: 'close',
    });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    certsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    fetches: () => fetches,
    credential: (claims = {}, kid = current.kid) => writeCredential(kid, current.keys.privateKey, claims),
    rotate: () => {
      current = { kid: 'google-2', keys: pair() };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** A credential as Google writes it. */
export function writeCredential(
  kid: string,
  key: KeyObject,
  claims: Record<string, unknown>,
): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  return writeToken(kid, key, {
    iss: 'https://accounts.google.com',
    aud: clientId,
    azp: clientId,
    iat: at,
    exp: at + 3600,
    jti: crypto.randomUUID(),
    ...claims,
  });
}
