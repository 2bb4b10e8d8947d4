import { type Context, Hono } from 'hono';
import { facePaths } from '#features/billing/pdf/face-paths.server.ts';
import { attendanceOf } from '#features/events/certificate.server.ts';
import { readLimit } from '#features/events/limits.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import type { Certificate } from './certificate.server.ts';
import thread from './certificate.thread.ts?thread';

// Kept for a minute, as for invoices: after an event many ask at once.
const printer = keptThread<Certificate, Uint8Array>(thread, { start: facePaths, idleMs: 60_000 });

/** GET /api/events/certificate.pdf?token=: the certificate for an attendee of an event, by the link of their seat. */
export function certificateRoutes(clientAddress: (context: Context) => string): Hono {
  const app = new Hono();
  app.get('/api/events/certificate.pdf', async (context) => {
    await services().limits.take(readLimit, clientAddress(context));
    const attendance = await attendanceOf(context.req.query('token') ?? '');
    if (!attendance) return context.text('There is no certificate for this link.\n', 404);
    const bytes = await printer.ask({ ...attendance, studio: readSettings().brand.name });
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${attendance.reference}.pdf"`,
      'Cache-Control': 'private, no-store',
    });
  });
  return app;
}
