import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { AppError, forbidden } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { saveDraft } from './submissions/commands/draft.server.ts';
import { inOwnSubmission } from './submissions/commands/own-submission.server.ts';
import { addScreen } from './submissions/commands/screens.server.ts';
import { notThere } from './submissions/errors.server.ts';
import { readyPicture, storageKey } from './submissions/files.server.ts';
import { type Asker, maySeeScreen } from './submissions/policy.ts';
import { notesOf, screenAt, screensOf, submissionAt, submissionsIn } from './submissions/queries.server.ts';
import { submissionStatuses } from './submissions/rules.ts';
import { draftSchema } from './submissions/schema.ts';
import { screenPath } from './submissions/wish.ts';

/** What the routes need to know of the server around them. */
interface CatalogueSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whoever is signed in. */
  visitorOf: (request: Request) => Promise<Asker | null>;
}

const id = '{[0-9a-f-]{36}}';
const typing = { purpose: 'submission-draft', burst: 60, perSecond: 2 };
const uploading = { purpose: 'submission-screens', burst: 20, perSecond: 0.2 };
const queueSchema = z.object({
  status: z.enum(submissionStatuses).catch('in-review'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** What people submit to the catalogue: their drafts and pictures, and what staff do about them. */
export function catalogueRoutes({ clientAddress, visitorOf }: CatalogueSurroundings): Hono {
  const app = new Hono();

  async function person(context: Context): Promise<Asker> {
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (!visitor)
      throw new AppError({
        status: 401,
        code: 'signed_out',
        message: 'Please sign in to submit an application.',
      });
    return visitor;
  }
  async function staff(context: Context): Promise<Asker> {
    const visitor = await person(context);
    if (!visitor.staff) throw forbidden();
    return visitor;
  }

  app.post('/api/submissions/draft', async (context) => {
    await services().limits.take(typing, clientAddress(context));
    const { userId } = await person(context);
    const { submission, ...typed } = await fieldsOf(context.req.raw);
    const which = z.uuid().safeParse(submission);
    if (!which.success) throw notThere();
    await saveDraft(which.data, parseFields(draftSchema, typed), userId);
    return context.json({ saved: true });
  });

  app.post('/api/submissions/screens', async (context) => {
    await services().limits.take(uploading, clientAddress(context));
    const { userId } = await person(context);
    const which = z.uuid().safeParse(context.req.query('submission'));
    if (!which.success) throw notThere();
    // Drawing takes a process of its own: nothing is drawn for a submission that is not theirs.
    await inOwnSubmission(userId, which.data, async () => {});
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const picture = await readyPicture({ name: context.req.query('name') ?? '', bytes, userId });
    return context.json({ token: await addScreen(which.data, picture, userId) });
  });

  app.get(`${screenPath(`:id${id}`)}`, async (context) => {
    const screen = await screenAt(context.req.param('id') ?? '');
    const visitor = screen?.isPublic ? null : await visitorOf(context.req.raw);
    if (!screen || !maySeeScreen(visitor, screen)) throw notThere();
    const kept = await services().storage.stream(storageKey(context.req.param('id') ?? ''));
    if (!kept) throw notThere();
    return new Response(Readable.toWeb(kept.body) as ReadableStream, {
      headers: {
        'Content-Type': screen.contentType,
        'Content-Length': String(kept.size),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': screen.isPublic ? 'public, max-age=86400' : 'private, no-store',
      },
    });
  });

  app.get('/api/staff/submissions', async (context) => {
    await staff(context);
    const { status, page } = queueSchema.parse(context.req.query());
    return context.json({ submissions: await submissionsIn(status, page) });
  });

  app.get(`/api/staff/submissions/:id${id}`, async (context) => {
    await staff(context);
    const found = await submissionAt(context.req.param('id') ?? '', 'staff');
    if (!found) throw notThere();
    const { db } = services().database;
    const screens = await screensOf(db, found.submission.id);
    return context.json({
      ...found.submission,
      live: found.live,
      screens: screens.map((screen) => ({ ...screen, src: screenPath(screen.id) })),
      notes: await notesOf(db, found.submission.id),
    });
  });

  return app;
}
