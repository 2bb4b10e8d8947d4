import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256, signedHeaders } from '../sigv4.ts';

/** A small S3 on loopback: keeps objects in memory and turns away whoever cannot sign. */
export interface S3StandIn {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bytes by their keys. */
  objects: Map<string, Buffer>;
  close: () => Promise<void>;
}

const place = { region: 'eu-central-1', bucket: 'akra', accessKeyId: 'AK', secretAccessKey: 'SK' };

/** A list of the objects, two a page, as S3 writes it. */
function listing(objects: Map<string, Buffer>, url: URL): string {
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const all = [...objects].slice(from, from + 2);
  const next = from + 2 < objects.size;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next}</IsTruncated>${
    next ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  }${all.map(([key, body]) => `<Contents><Key>${key}</Key><Size>${body.length}</Size></Contents>`).join('')}</ListBucketResult>`;
}

/** Whether the request carries the signature that our own signing gives for it. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const date = String(request.headers['x-amz-date']);
  const at = new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at.getTime())) return false;
  const names = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const own = new Set(['host', 'x-amz-date', 'x-amz-content-sha256']);
  const headers = Object.fromEntries(
    names.filter((name) => !own.has(name)).map((name) => [name, String(request.headers[name])]),
  );
  const wanted = { method: request.method ?? '', url, headers, bodyHash: sha256(body), at };
  return signedHeaders(place, wanted).authorization === request.headers.authorization;
}

/** Starts one, with an empty bucket. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const key = decodeURIComponent(url.pathname.slice(`/${place.bucket}/`.length));
    if (!isSigned(request, url, body)) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return response.writeHead(200).end();
    if (url.searchParams.get('list-type') === '2') return response.writeHead(200).end(listing(objects, url));
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    if (!range) return response.writeHead(200, { 'content-length': found.length }).end(found);
    const [start, end] = [Number(range[1]), Number(range[2])];
    response
      .writeHead(206, { 'content-range': `bytes ${start}-${end}/${found.length}` })
      .end(found.subarray(start, end + 1));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...place,
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
