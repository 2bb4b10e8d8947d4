import { Hono } from 'hono';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { archiveByStaff } from './person.server.ts';

/** What the routes need to know of the server around them. */
interface StaffDataSurroundings {
  /** Who asks, if they are an owner; throws otherwise. */
  requireOwner: (request: Request) => Promise<{ userId: string }>;
}

const wish = z.object({ person: z.string().max(1000) });

/** POST /api/staff/personal-data/archive: everything that is kept under an address, for owners; a POST, because it is written down. */
export function staffDataRoutes({ requireOwner }: StaffDataSurroundings): Hono {
  const app = new Hono();
  app.post('/api/staff/personal-data/archive', async (context) => {
    const { userId } = await requireOwner(context.req.raw);
    const { person } = parseFields(wish, await fieldsOf(context.req.raw));
    return new Response(await archiveByStaff(person, `user:${userId}`), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="personal-data-${now().toISOString().slice(0, 10)}.zip"`,
        'Cache-Control': 'no-store',
      },
    });
  });
  return app;
}
