import { Hono } from 'hono';
import { type AdminSectionId, adminSection, adminSections } from '#content/desks/admin-sections.ts';
import { mayWrite } from '#lib/staff-areas.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { ground } from '#server/ground.ts';
import { type AnyTable, tableNamed } from '#server/tables/define-table.ts';
import { goneViewSchema, newViewSchema, removeView, saveView } from '#server/tables/views.ts';
import { sayNext } from './said-cookie.server.ts';
import { requireStaff } from './staff.server.ts';

const notFound = () => new AppError({ status: 404, code: 'not_found', message: 'There is no such list.' });

function listOf(name: string): { table: AnyTable; section: AdminSectionId } {
  const table = tableNamed(name);
  const section = adminSections.find(({ id }) => id === table?.section);
  if (!table || !section) throw notFound();
  return { table, section: section.id };
}

/** A page of the panel to lead back to; whatever else was sent leads to the section itself. */
const backTo = (given: unknown, section: AdminSectionId): string =>
  typeof given === 'string' && /^\/admin-panel(?:[/?]|$)/.test(given) ? given : adminSection(section).path;

/** The file of every list of the panel, and the views that staff save of it. */
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

  app.post('/api/staff/tables/:name/views', async (context) => {
    const name = context.req.param('name');
    const { section } = listOf(name);
    const staff = await requireStaff(context.req.raw, section, 'read');
    const fields = await fieldsOf(context.req.raw);
    const view = parseFields(newViewSchema, fields);
    if (view.shared && !mayWrite(staff.areas, adminSection(section)))
      throw forbidden('Readers save views for themselves.');
    await ground().inTransaction((tx) => saveView(tx, name, view, staff));
    context.header('Set-Cookie', sayNext({ text: `The view “${view.name}” is saved` }));
    return context.redirect(backTo(fields.back, section), 303);
  });

  app.post('/api/staff/tables/:name/views/remove', async (context) => {
    const { section } = listOf(context.req.param('name'));
    const staff = await requireStaff(context.req.raw, section, 'read');
    const fields = await fieldsOf(context.req.raw);
    const { id } = parseFields(goneViewSchema, fields);
    const undo = await ground().inTransaction((tx) => removeView(tx, id, staff));
    if (undo) context.header('Set-Cookie', sayNext({ text: 'The view is removed', undo }));
    return context.redirect(backTo(fields.back, section), 303);
  });

  return app;
}
