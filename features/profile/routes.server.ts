import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { AppError, badInput } from '#server/errors.ts';
import { wantsJson } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { setPhoto } from './commands/photo.server.ts';
import { photoKey } from './photo-file.server.ts';
import { photoOwner } from './queries.server.ts';

/** What the routes need to know of the server around them. */
interface ProfileSurroundings {
  /** Who is signed in, or null. */
  visitorOf: (request: Request) => Promise<{ userId: string; staff: boolean } | null>;
}

const page = '/account/details';

/** /api/profile: the picture of an account, set by its owner, seen by those who may. */
export function profileRoutes({ visitorOf }: ProfileSurroundings): Hono {
  const app = new Hono();

  async function requireVisitor(request: Request) {
    const visitor = await visitorOf(request);
    if (visitor) return visitor;
    throw new AppError({ status: 401, code: 'signed_out', message: 'Please sign in.' });
  }

  app.post('/api/profile/photo', async (context) => {
    const request = context.req.raw;
    const { userId } = await requireVisitor(request);
    const script = wantsJson(request);
    const form = await request.formData().catch(() => null);
    const photo = form?.get('photo');
    try {
      if (!(photo instanceof Blob) || photo.size === 0) throw badInput({ photo: 'Choose a picture first.' });
      const url = await setPhoto(userId, new Uint8Array(await photo.arrayBuffer()));
      return script ? context.json({ url }) : context.redirect(`${page}?state=photo`, 303);
    } catch (error) {
      if (script || !(error instanceof AppError) || error.status !== 422) throw error;
      return context.redirect(`${page}?state=no-photo`, 303);
    }
  });

  app.get('/api/profile/photos/:id{[0-9a-f-]{36}}', async (context) => {
    const owner = await photoOwner(context.req.param('id'), await visitorOf(context.req.raw));
    const kept = owner ? await services().storage.stream(photoKey(owner)) : null;
    if (!kept) return context.text('Not found\n', 404);
    return new Response(Readable.toWeb(kept.body) as ReadableStream, {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(kept.size),
        'Content-Security-Policy': "default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        // Another picture has another address; who may see it is asked again after a while.
        'Cache-Control': 'private, max-age=600',
      },
    });
  });

  return app;
}
