import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/**
 * Answers by `fetch` and ends when it has made its answer: a stream that goes on for hours is no work any more.
 * Not when the client goes away, because the work for it goes on.
 */
export function untilMade(
  fetch: Fetch,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const made = new WeakMap<IncomingMessage, () => void>();
  const listener = getRequestListener(
    async (request, bindings) => {
      try {
        return await fetch(request, bindings as HttpBindings);
      } finally {
        made.get(bindings.incoming as IncomingMessage)?.();
      }
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) =>
    new Promise((resolve, reject) => {
      made.set(request, resolve);
      // A request that is not even read never reaches `fetch`.
      listener(request, response).then(resolve, reject);
    });
}
