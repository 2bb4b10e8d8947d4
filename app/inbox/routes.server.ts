import { Hono } from 'hono';
import { enter, requireStaff } from '#app/admin/staff.server.ts';
import { inboxMark } from '#features/enquiries/inbox/list.server.ts';
import { staffTopic } from '#features/enquiries/topics.server.ts';
import { services } from '#server/services.ts';

/** What the pages of the inbox listen to: that something is new, never what. */
export function inboxRoutes(): Hono {
  const app = new Hono();
  app.get('/api/staff/inbox/stream', async (context) => {
    const request = context.req.raw;
    const { userId } = await requireStaff(request, 'inbox', 'read');
    return services().streams.open({
      owner: `user:${userId}`,
      topics: [staffTopic],
      look: async () => ((await enter(request, 'inbox', 'read')).refused === null ? inboxMark() : null),
    });
  });
  return app;
}
