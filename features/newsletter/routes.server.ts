import { Hono } from 'hono';
import { badInput } from '#server/errors.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { unsubscribe } from './commands/unsubscribe.server.ts';
import { issueSchema } from './issues/schema.ts';
import { tokenSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface NewsletterSurroundings {
  /** Throws unless whoever sent a request may write the newsletter. */
  requireEditor: (request: Request) => Promise<unknown>;
}

/** RFC 8058's one click, which mail programs send without an Origin, and the preview of an issue. */
export function newsletterRoutes({ requireEditor }: NewsletterSurroundings): Hono {
  const app = new Hono();

  app.post('/api/newsletter/unsubscribe', async (context) => {
    const parsed = tokenSchema.safeParse({ token: context.req.query('token') });
    const done = parsed.success && (await unsubscribe(parsed.data.token, 'one-click'));
    return context.text(done ? 'unsubscribed' : 'invalid', done ? 200 : 400);
  });

  app.post('/api/staff/newsletter/preview', async (context) => {
    await requireEditor(context.req.raw);
    const parsed = issueSchema.pick({ body: true }).safeParse(await fieldsOf(context.req.raw));
    if (!parsed.success) return context.json(badInput({ body: 'This is too long.' }).toBody(), 422);
    return context.json({ text: readMarkdown(parsed.data.body) });
  });

  // The header's address, opened by a person whose mail program knows no one click: the page with the button.
  app.get('/api/newsletter/unsubscribe', (context) =>
    context.redirect(
      `/newsletter/unsubscribe?${new URLSearchParams({ token: context.req.query('token') ?? '' })}`,
      303,
    ),
  );

  return app;
}
