import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { exportPath } from './folder.server.ts';
import { readyExport } from './queries.server.ts';

/** What the routes need to know of the server around them. */
interface ExportSurroundings {
  /** Who asks, if they are an owner; throws otherwise. */
  requireOwner: (request: Request) => Promise<{ userId: string }>;
}

/** POST /api/staff/exports/:id/file: the archive, for owners. It is a POST because the download is recorded in the log. */
export function exportRoutes({ requireOwner }: ExportSurroundings): Hono {
  const app = new Hono();
  app.post('/api/staff/exports/:id{[0-9a-f-]{36}}/file', async (context) => {
    const { userId } = await requireOwner(context.req.raw);
    const id = context.req.param('id');
    const size = await readyExport(id);
    if (size === null) return context.text('This file isn’t on the server any more.\n', 404);
    await services().inTransaction((tx) =>
      recordEvent(tx, { kind: 'export.downloaded', subject: `export:${id}`, actor: `user:${userId}` }),
    );
    return new Response(Readable.toWeb(createReadStream(exportPath(id))) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(size),
        'Content-Disposition': 'attachment; filename="export.zip"',
        'Cache-Control': 'no-store',
      },
    });
  });
  return app;
}
