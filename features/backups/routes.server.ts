import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { backupPath, sizeHere } from './folder.server.ts';
import { finishedBackup } from './queries.server.ts';

/** What the routes need to know of the server around them. */
interface BackupSurroundings {
  /** Who asks, if they are an owner; throws otherwise. */
  requireOwner: (request: Request) => Promise<{ userId: string }>;
}

/** POST /api/staff/backups/:id/file: the file, for owners. It is a POST because the download is recorded in the log. */
export function backupRoutes({ requireOwner }: BackupSurroundings): Hono {
  const app = new Hono();
  app.post('/api/staff/backups/:id{[0-9a-f-]{36}}/file', async (context) => {
    const { userId } = await requireOwner(context.req.raw);
    const backup = await finishedBackup(context.req.param('id'));
    const size = backup ? await sizeHere(backup.name) : null;
    if (!backup || size === null) return context.text('This file isn’t on the server any more.\n', 404);
    await services().inTransaction((tx) =>
      recordEvent(tx, { kind: 'backup.downloaded', subject: `backup:${backup.id}`, actor: `user:${userId}` }),
    );
    return new Response(Readable.toWeb(createReadStream(backupPath(backup.name))) as ReadableStream, {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Length': String(size),
        'Content-Disposition': `attachment; filename="${backup.name}"`,
        'Cache-Control': 'no-store',
      },
    });
  });
  return app;
}
