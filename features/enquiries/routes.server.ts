import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { unavailable } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { chatAccess } from './chat/cookie.server.ts';
import { markRead } from './commands/mark-read.server.ts';
import { linkOver } from './errors.server.ts';
import { keepFile, storageKey } from './files.server.ts';
import { incomingMailRoutes } from './incoming/routes.server.ts';
import { readLimit, streamLimit, uploadLimit } from './limits.ts';
import { fileToken } from './links.server.ts';
import type { Person } from './policy.ts';
import { type Access, fileOf } from './queries.server.ts';
import { readSchema } from './schema.ts';
import { personStream, threadStream } from './streams.server.ts';

/** What the routes need to know of the server around them. */
interface EnquirySurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Who is signed in, or null. */
  signedIn: (request: Request) => Promise<Person | null>;
}

/** The way into a conversation that a request brings: a link's token, the cookie of a chat, or a reference beside a session. */
async function accessOf(
  request: Request,
  query: Readonly<Partial<Record<string, string>>>,
  signedIn: EnquirySurroundings['signedIn'],
): Promise<Access> {
  if (query.token) return { token: query.token };
  if (query.chat) return chatAccess(request);
  const person = query.reference ? await signedIn(request) : null;
  if (!person || !query.reference) throw linkOver();
  const reached = { reference: query.reference, person };
  return query.asStaff ? { ...reached, asStaff: true } : reached;
}

/** /api/enquiries: live conversations with their marks of what was read, and their files. */
export function enquiryRoutes({ clientAddress, signedIn }: EnquirySurroundings): Hono {
  const app = new Hono();

  app.post('/api/enquiries/read', async (context) => {
    const access = await accessOf(context.req.raw, context.req.query(), signedIn);
    const { upTo } = parseFields(readSchema, await fieldsOf(context.req.raw));
    await markRead(access, { address: clientAddress(context), ...(upTo ? { upTo } : {}) });
    return context.body(null, 204);
  });

  app.get('/api/enquiries/stream', async (context) => {
    await services().limits.take(streamLimit, clientAddress(context));
    const query = context.req.query();
    const request = context.req.raw;
    return query.token || query.chat || query.reference
      ? threadStream(() => accessOf(request, query, signedIn))
      : personStream(() => signedIn(request));
  });

  app.post('/api/enquiries/files', async (context) => {
    await services().limits.take(uploadLimit, clientAddress(context));
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { id, name } = await keepFile({ name: context.req.query('name') ?? '', bytes });
    return context.json({ token: fileToken(id), name });
  });

  app.get('/api/enquiries/files/:id{[0-9a-f-]{36}}', async (context) => {
    await services().limits.take(readLimit, clientAddress(context));
    const access = await accessOf(context.req.raw, context.req.query(), signedIn);
    const file = await fileOf(access, context.req.param('id'));
    if (!file) throw linkOver();
    const kept = await services().storage.stream(storageKey(file.id));
    if (!kept) throw unavailable();
    return new Response(Readable.toWeb(kept.body) as ReadableStream, {
      headers: {
        'Content-Type': file.contentType,
        'Content-Length': String(kept.size),
        // Always saved, never shown: it is a stranger's file under our own address.
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  });

  app.route('/', incomingMailRoutes());
  return app;
}
