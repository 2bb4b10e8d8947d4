import { Hono } from 'hono';
import { listNamed } from './list-named.server.ts';
import { requireStaffOf } from './staff.server.ts';

/** The file of every list of the panel. */
export function tableRoutes(): Hono {
  const app = new Hono();

  app.get('/api/staff/tables/:name/csv', async (context) => {
    const name = context.req.param('name');
    const { table, section } = listNamed(name);
    const staff = await requireStaffOf(context.req.raw, section, 'read');
    return new Response(table.file(new URL(context.req.url).searchParams, staff), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });

  return app;
}
