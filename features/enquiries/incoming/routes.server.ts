import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { takeMail } from '../commands/take-mail.server.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request brings the secret; compared by hashes, so that its length does not show in the time either. */
function isAllowed(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${secret}`));
}

/** POST /api/mail/incoming: takes a raw mail (message/rfc822) from a mail server that knows the secret. */
export function incomingMailRoutes(): Hono {
  const app = new Hono();
  app.post('/api/mail/incoming', async (context) => {
    const { MAIL_INCOMING_SECRET: secret } = services().env;
    if (!secret) return context.text('Not found\n', 404);
    if (!isAllowed(context.req.header('authorization'), secret))
      throw new AppError({ status: 401, code: 'unauthorized', message: 'The secret is wrong.' });
    const raw = new Uint8Array(await context.req.arrayBuffer());
    if (raw.length === 0)
      throw new AppError({ status: 400, code: 'empty', message: 'Send the email exactly as it arrived.' });
    return context.json({ outcome: await takeMail(raw) });
  });
  return app;
}
