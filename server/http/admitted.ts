import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Admission } from './admission.ts';
import { kindOf, smallBody, type WorkKind } from './lanes.ts';
import { ownTurn } from './own-turn.ts';
import type { Listener } from './serve.ts';

const bodyOf = ({ headers }: IncomingMessage): number => {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
};

/** Aborts when the client disconnects before it has its answer. */
function goneOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

interface Hooks {
  /** Works on a request and ends when the work is done, not when the last byte of a stream is sent. */
  work: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers that there is no room. */
  refuse: Listener;
}

/** Admits requests by their kind. A small body is read first, so that a slow sender holds up nobody else. */
export function admitted(admission: Admission<WorkKind>, { work, refuse }: Hooks): Listener {
  async function letIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const body = bodyOf(request);
    const kind = kindOf({ method: request.method ?? 'GET', path, body });
    if (kind === null) return work(request, response);
    const gone = goneOf(response);
    // The adapter reads a body that is here already from `rawBody`.
    if (body > 0 && body <= smallBody) Object.assign(request, { rawBody: await buffer(request) });
    const leave = await admission.enter(kind, gone);
    if (!leave) return gone.aborted ? undefined : refuse(request, response);
    try {
      await ownTurn();
      await work(request, response);
    } finally {
      leave();
    }
  }
  return (request, response) => {
    // The client left in the middle of its own request, or of its answer.
    letIn(request, response).catch(() => response.destroy());
  };
}
