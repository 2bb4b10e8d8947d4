import { Hono } from 'hono';
import { forbidden } from '#server/errors.ts';
import { fieldsOf, parseFields, wantsJson } from '#server/forms/fields.ts';
import { ground } from '#server/ground.ts';
import { noticeTopic } from '#server/notices/notify.ts';
import { readNotices } from './commands/read.server.ts';
import { stopMails } from './commands/stop.server.ts';
import { latestNotice } from './queries.server.ts';
import { readSchema, stopSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface NotificationSurroundings {
  /** Who is signed in, or null. */
  signedIn: (request: Request) => Promise<{ userId: string } | null>;
}

/** /api/notifications: what the page's script sends, its live stream, and the end of mails (RFC 8058's one click too, without an Origin). */
export function notificationRoutes({ signedIn }: NotificationSurroundings): Hono {
  const app = new Hono();

  app.post('/api/notifications/read', async (context) => {
    const visitor = await signedIn(context.req.raw);
    if (!visitor) throw forbidden();
    const { id } = parseFields(readSchema, await fieldsOf(context.req.raw));
    await readNotices(visitor, id);
    return context.body(null, 204);
  });

  app.get('/api/notifications/stream', async (context) => {
    const request = context.req.raw;
    const visitor = await signedIn(request);
    if (!visitor) throw forbidden();
    return ground().streams.open({
      owner: `user:${visitor.userId}`,
      topics: [noticeTopic(visitor.userId)],
      look: async () => ((await signedIn(request)) ? latestNotice(visitor.userId) : null),
    });
  });

  app.post('/api/notifications/stop', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const oneClick = fields['List-Unsubscribe'] === 'One-Click';
    const parsed = stopSchema.safeParse({ token: fields.token ?? context.req.query('token') });
    const done = parsed.success && (await stopMails(parsed.data.token, oneClick ? 'one-click' : 'page'));
    const state = done ? 'stopped' : 'invalid';
    // RFC 8058: the mail program gets an answer, never a redirect.
    if (oneClick) return context.text(state, done ? 200 : 400);
    if (wantsJson(context.req.raw)) return context.json({ state }, done ? 200 : 422);
    return context.redirect(`/notifications/stop?${new URLSearchParams({ state })}`, 303);
  });

  // The header's address, opened by a person whose mail program knows no one click: the page with the button.
  app.get('/api/notifications/stop', (context) =>
    context.redirect(
      `/notifications/stop?${new URLSearchParams({ token: context.req.query('token') ?? '' })}`,
      303,
    ),
  );

  return app;
}
