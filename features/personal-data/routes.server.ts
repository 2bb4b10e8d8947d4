import { type Context, Hono } from 'hono';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import { archiveOf } from '#server/personal-data/archive.ts';
import type { DataSubject } from '#server/personal-data/define.ts';
import { services } from '#server/services.ts';
import { linkOver } from './commands/answer.server.ts';
import { answerLimit } from './limits.ts';
import { wishBehind } from './queries.server.ts';

/** What the routes need to know of the server around them. */
interface PersonalDataSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whose data whoever is signed in may have, or null. */
  subjectOf: (request: Request) => Promise<DataSubject | null>;
}

/** POST /api/personal-data/copy: everything that is kept of the account that asks, or of the address behind a link. */
export function personalDataRoutes({ clientAddress, subjectOf }: PersonalDataSurroundings): Hono {
  const app = new Hono();

  async function personOf(context: Context): Promise<DataSubject> {
    const { token } = await fieldsOf(context.req.raw.clone());
    if (typeof token === 'string' && token !== '') {
      const wish = await wishBehind(services().database.db, token);
      if (!wish) throw linkOver();
      return wish.person;
    }
    const person = await subjectOf(context.req.raw);
    if (person) return person;
    throw new AppError({ status: 401, code: 'signed_out', message: 'Please sign in.' });
  }

  app.post('/api/personal-data/copy', async (context) => {
    await services().limits.take(answerLimit, clientAddress(context));
    const archive = await archiveOf(await personOf(context));
    return new Response(archive, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="your-data-${now().toISOString().slice(0, 10)}.zip"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });

  return app;
}
