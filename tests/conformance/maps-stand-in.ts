import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// A geocoder and a router for tests, as Nominatim and OSRM answer. They know little, and fail where a test asks for it.

/** Words of an address with what the geocoder knows of it. */
const places: readonly (readonly [RegExp, { lat: string; lon: string; display_name: string }])[] = [
  [/erfurt/i, { lat: '50.9781', lon: '11.0290', display_name: 'Hauptstraße 5, Erfurt' }],
  [/jena/i, { lat: '50.9272', lon: '11.5892', display_name: 'Markt 1, Jena' }],
  [/weimar/i, { lat: '50.9803', lon: '11.3290', display_name: 'Platz 3, Weimar' }],
];

/** A stop at this latitude makes the router fail at its second question of a table. */
const failsAt = 50.5555;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (pathname === '/search') {
    const asked = searchParams.get('q') ?? '';
    if (/breaks/i.test(asked)) return say(503, {});
    const found = places.find(([words]) => words.test(asked))?.[1];
    return say(200, found ? [found] : []);
  }
  const listed = /^\/table\/v1\/driving\/(.+)$/.exec(decodeURIComponent(pathname))?.[1];
  if (!listed) return say(404, {});
  const all = listed.split(';').map((pair) => pair.split(',').map(Number));
  const chosen = (name: string) =>
    (searchParams.get(name) ?? '').split(';').map((at) => all[Number(at)] ?? [0, 0]);
  const [sources, destinations] = [chosen('sources'), chosen('destinations')];
  const isFirst = sources[0]?.join() === destinations[0]?.join();
  if (!isFirst && all.some(([, y]) => y === failsAt)) return say(503, {});
  await pause(100);
  const metres = (value: (from: number[], to: number[]) => number) =>
    sources.map((from) => destinations.map((to) => Math.round(value(from, to))));
  const far = ([x = 0, y = 0]: number[], [x2 = 0, y2 = 0]: number[]) =>
    (Math.abs(x - x2) * 70_000 + Math.abs(y - y2) * 111_000) * 1.2;
  say(200, {
    code: 'Ok',
    distances: metres(far),
    durations: metres((from, to) => far(from, to) / 18),
  });
}

/** Starts both on loopback, with what a site needs to know of them. */
export async function startMaps() {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: {
      GEOCODER_URL: `${address}/search`,
      GEOCODER_PER_SECOND: '20',
      ROUTER_URL: `${address}/table/v1/driving`,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
