import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A site that tests write: PUT sets what an address answers from then on, and everything else is not found. `/mails` is somebody else's. */
export function makeSamplePages(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const pages = new Map<string, { type: string; body: string }>();
  return async (request, response) => {
    const { method, url = '/' } = request;
    if (url === '/mails' || method === 'POST') return false;
    if (method === 'PUT') {
      const type = request.headers['content-type'] ?? 'text/plain';
      pages.set(url, { type, body: await text(request) });
      response.end();
      return true;
    }
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, { 'Content-Type': page?.type ?? 'text/plain' });
    response.end(page && method === 'GET' ? page.body : '');
    return true;
  };
}
