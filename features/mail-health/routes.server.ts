import { Hono } from 'hono';
import { now } from '#server/clock.ts';
import { AppError, badInput } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import { isSigned } from '#server/http/webhook-signature.ts';
import { takeReports } from '#server/mail/reports/take-report.ts';
import { services } from '#server/services.ts';
import { reportsSchema } from './schema.ts';

const bodyOf = (text: string): object => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Said below.
  }
  throw badInput({ reports: 'Send JSON: { "reports": [ … ] }.' });
};

/** POST /api/mail/reports: bounces and complaints from a mail service that signs what it sends. */
export function mailReportRoutes(): Hono {
  const app = new Hono();
  app.post('/api/mail/reports', async (context) => {
    const { env } = services();
    if (!env.MAIL_REPORTS_SECRET) return context.text('Not found\n', 404);
    const text = await context.req.text();
    if (!isSigned(env.MAIL_REPORTS_SECRET, context.req.raw.headers, text, now()))
      throw new AppError({
        status: 401,
        code: 'unauthorized',
        message: 'The signature is wrong or too old.',
      });
    const { reports } = parseFields(reportsSchema, { ...bodyOf(text) });
    return context.json({ taken: await takeReports(reports, context.req.header('webhook-id') ?? '') });
  });
  return app;
}
