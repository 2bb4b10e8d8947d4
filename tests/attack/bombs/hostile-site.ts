import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bomb } from './bomb.ts';

/** A site on this machine that answers as the bomb says whose turn it is. */
export interface HostileSite {
  origin: string;
  serve: (site: NonNullable<Bomb['site']>) => void;
  close: () => Promise<void>;
}

/** Opens it at a port; the server under attack has to allow its origin (`TEST_FETCH_ORIGINS`). */
export async function openHostileSite(port: number): Promise<HostileSite> {
  let now: NonNullable<Bomb['site']> = {};
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://hostile.example');
    const served = now[pathname] ?? (/\.(txt|xml|ico)$/.test(pathname) ? undefined : now['*']);
    if (!served) answer.writeHead(404, { 'Content-Type': 'text/plain' }).end();
    else answer.writeHead(200, { 'Content-Type': served.type }).end(served.body());
  });
  await new Promise<void>((open) => {
    server.listen(port, '127.0.0.1', open);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (site) => {
      now = site;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
