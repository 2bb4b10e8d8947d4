import type { Context, MiddlewareHandler } from 'hono';

interface BodyLimit {
  /** The most bytes that a body may have. */
  maxSize: number;
  onError: (context: Context) => Response;
}

/** What a body of unknown length holds; null as soon as it is too much. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxSize: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxSize) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Refuses bodies that are too large, whether they say so or are counted. Hono's own copies the request by a class that
 * is not the listener's where the global ones are left alone, and breaks on everything that says no length.
 */
export function bodyLimit({ maxSize, onError }: BodyLimit): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const told = raw.headers.get('content-length');
    const chunked = raw.headers.has('transfer-encoding');
    if (told !== null && !chunked) return Number(told) > maxSize ? onError(context) : next();
    if (!raw.body) return next();
    const body = await readUpTo(raw.body, maxSize);
    if (!body) return onError(context);
    const { method, headers, signal } = raw;
    context.req.raw = new Request(raw.url, { method, headers, signal, body: Buffer.from(body) });
    return next();
  };
}
