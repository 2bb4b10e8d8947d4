import { Hono } from 'hono';
import { type AdminSectionId, adminSections } from '#content/desks/admin-sections.ts';
import { AppError } from '#server/errors.ts';
import { type AnyTable, tableNamed } from '#server/tables/define-table.ts';
import { requireStaff } from './staff.server.ts';

const notFound = () => new AppError({ status: 404, code: 'not_found', message: 'There is no such list.' });

function listOf(name: string): { table: AnyTable; section: AdminSectionId } {
  const table = tableNamed(name);
  const section = adminSections.find(({ id }) => id === table?.section);
  if (!table || !section) throw notFound();
  return { table, section: section.id };
}

/** The file of every list of the panel. */
export function tableRoutes(): Hono {
  const app = new Hono();

  app.get('/api/staff/tables/:name/csv', async (context) => {
    const name = context.req.param('name');
    const { table, section } = listOf(name);
    const staff = await requireStaff(context.req.raw, section, 'read');
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
