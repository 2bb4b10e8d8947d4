import { Hono } from 'hono';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { checkIn, checkInByCode } from './commands/check-in.server.ts';
import { attendeeSchema, codeSchema } from './schema.ts';

/** What the calls need to know of the server around them. */
interface DoorSurroundings {
  /** Who works on events and sent this; throws 401 or 403. */
  staff: (request: Request) => Promise<{ userId: string }>;
}

/** POST /api/staff/events/:id/check-in, by a ticket's code or for somebody who was found by name: says what the door shows. */
export function doorRoutes({ staff }: DoorSurroundings): Hono {
  const app = new Hono();
  app.post('/api/staff/events/:id/check-in', async (context) => {
    const actor = `user:${(await staff(context.req.raw)).userId}`;
    const event = context.req.param('id');
    const fields = await fieldsOf(context.req.raw);
    const answer =
      'registration' in fields
        ? await checkIn(event, parseFields(attendeeSchema, fields).registration, actor)
        : await checkInByCode(event, parseFields(codeSchema, fields).code, actor);
    return context.json(answer);
  });
  return app;
}
