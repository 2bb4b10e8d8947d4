import { Hono } from 'hono';
import { forbidden } from '#server/errors.ts';
import { noticeTopic } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { stopMails } from './commands/stop.server.ts';
import { latestNotice } from './queries.server.ts';
import { stopSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface NotificationSurroundings {
  /** Who is signed in, or null. */
  signedIn: (request: Request) => Promise<{ userId: string } | null>;
}

/** /api/notifications: the page's live stream, and RFC 8058's one click, which mail programs send without an Origin. */
export function notificationRoutes({ signedIn }: NotificationSurroundings): Hono {
  const app = new Hono();

  app.get('/api/notifications/stream', async (context) => {
    const request = context.req.raw;
    const visitor = await signedIn(request);
    if (!visitor) throw forbidden();
    return services().streams.open({
      owner: `user:${visitor.userId}`,
      topics: [noticeTopic(visitor.userId)],
      look: async () => ((await signedIn(request)) ? latestNotice(visitor.userId) : null),
    });
  });

  app.post('/api/notifications/stop', async (context) => {
    const parsed = stopSchema.safeParse({ token: context.req.query('token') });
    const done = parsed.success && (await stopMails(parsed.data.token, 'one-click'));
    return context.text(done ? 'stopped' : 'invalid', done ? 200 : 400);
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
