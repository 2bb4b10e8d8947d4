import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A message as another program got it. */
export interface HeardHook {
  heads: Record<string, string | string[] | undefined>;
  body: string;
}

/** Receives webhooks in tests under `/hooks/NAME`: POST records a message, GET returns the recorded ones, and PUT sets the status of the answer. */
export function makeHookSink(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const heard = new Map<string, HeardHook[]>();
  const status = new Map<string, number>();
  return async (request, response) => {
    const [, name] = /^\/hooks\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    if (!name) return false;
    const body = await text(request);
    if (request.method === 'GET') response.end(JSON.stringify(heard.get(name) ?? []));
    else if (request.method === 'PUT') {
      status.set(name, Number(body));
      response.end();
    } else {
      heard.set(name, [...(heard.get(name) ?? []), { heads: request.headers, body }]);
      response.writeHead(status.get(name) ?? 200).end();
    }
    return true;
  };
}
