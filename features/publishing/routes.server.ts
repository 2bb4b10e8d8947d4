import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { entryKinds } from './kinds.ts';
import { pictureKey } from './picture-address.server.ts';
import { readableText } from './present.server.ts';

interface PublishingRoutesOptions {
  /** Throws unless the request comes from somebody who may look at what is edited. */
  requireEditor: (request: Request) => Promise<unknown>;
}

const previewSchema = z.object({
  kind: z.enum(entryKinds),
  data: z.record(z.string().max(60), z.string().max(80_000)),
});

const notFound = () =>
  new AppError({ status: 404, code: 'not_found', message: 'This picture doesn’t exist.' });

/** How a text will be read, for the editor; and the pictures that texts show. */
export function publishingRoutes({ requireEditor }: PublishingRoutesOptions): Hono {
  return new Hono()
    .post('/api/staff/content/preview', async (context) => {
      await requireEditor(context.req.raw);
      const { kind, data } = parseFields(previewSchema, await fieldsOf(context.req.raw));
      return context.json(readableText(kind, data));
    })
    .get('/pictures/:file{[0-9a-f-]{36}-\\d{2,4}\\.png}', async (context) => {
      const [, id = '', width = ''] = /^(.{36})-(\d+)\.png$/.exec(context.req.param('file')) ?? [];
      const file = await services().storage.get(pictureKey(id, Number(width)));
      if (!file) throw notFound();
      // A picture is never changed: another one has another id.
      return new Response(new Uint8Array(file), {
        headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
    });
}
