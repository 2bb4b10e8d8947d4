import { type Context, Hono } from 'hono';
import { badInput } from '#server/errors.ts';
import { jsonOf, sendsJson } from '#server/http/door/json-body.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { confirm } from './commands/confirm.server.ts';
import { subscribe } from './commands/subscribe.server.ts';
import { unsubscribe } from './commands/unsubscribe.server.ts';
import { issueSchema } from './issues/schema.ts';
import { type NewsletterState, subscribeSchema, tokenSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface NewsletterSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Throws unless whoever sent a request may write the newsletter. */
  requireEditor: (request: Request) => Promise<unknown>;
}

type Fields = Record<string, unknown>;

const wantsJson = (context: Context): boolean =>
  sendsJson(context.req.raw) || (context.req.header('accept')?.startsWith('application/json') ?? false);

async function fieldsOf(context: Context): Promise<Fields> {
  try {
    const body: unknown = sendsJson(context.req.raw)
      ? await jsonOf(context.req.raw)
      : await context.req.parseBody();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

const to = (path: string, state: NewsletterState, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ state, ...more })}`;

/** POST /api/newsletter, …/confirm and …/unsubscribe (the last also as RFC 8058's one click, without an Origin). */
export function newsletterRoutes({ clientAddress, requireEditor }: NewsletterSurroundings): Hono {
  const app = new Hono();

  app.post('/api/newsletter', async (context) => {
    const fields = await fieldsOf(context);
    const parsed = subscribeSchema.safeParse(fields);
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? 'Please write your e-mail address.';
      if (wantsJson(context)) return context.json(badInput({ email: message }).toBody(), 422);
      const typed = typeof fields.email === 'string' ? fields.email.slice(0, 254) : '';
      return context.redirect(to('/newsletter', 'invalid', { email: typed }), 303);
    }
    await subscribe({ ...parsed.data, address: clientAddress(context) });
    return wantsJson(context)
      ? context.json({ state: 'check-inbox' })
      : context.redirect(to('/newsletter', 'check-inbox'), 303);
  });

  app.post('/api/newsletter/confirm', async (context) => {
    const parsed = tokenSchema.safeParse(await fieldsOf(context));
    const done = parsed.success && (await confirm(parsed.data.token));
    const state = done ? 'confirmed' : 'invalid';
    if (wantsJson(context)) return context.json({ state }, done ? 200 : 422);
    return context.redirect(to('/newsletter/confirm', state), 303);
  });

  app.post('/api/newsletter/unsubscribe', async (context) => {
    const fields = await fieldsOf(context);
    const oneClick = fields['List-Unsubscribe'] === 'One-Click';
    const parsed = tokenSchema.safeParse({ token: fields.token ?? context.req.query('token') });
    const done = parsed.success && (await unsubscribe(parsed.data.token, oneClick ? 'one-click' : 'page'));
    const state = done ? 'unsubscribed' : 'invalid';
    // RFC 8058: the mail program gets an answer, never a redirect.
    if (oneClick) return context.text(state, done ? 200 : 400);
    if (wantsJson(context)) return context.json({ state }, done ? 200 : 422);
    return context.redirect(to('/newsletter/unsubscribe', state), 303);
  });

  app.post('/api/staff/newsletter/preview', async (context) => {
    await requireEditor(context.req.raw);
    const parsed = issueSchema.pick({ body: true }).safeParse(await fieldsOf(context));
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
