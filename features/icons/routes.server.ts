import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { z } from 'zod';
import { findIcons } from './queries.server.ts';
import { iconSvg } from './rules.ts';
import { iconNamesSchema, iconWordSchema } from './schema.ts';
import type { IconServices } from './services.server.ts';

const week = 'public, max-age=604800';
/** If an icon is missing because a service didn't answer, it may be available in a minute. */
const minute = 'public, max-age=60';

const firstIssue = (error: z.ZodError) => error.issues[0]?.message ?? 'We can’t read this icon name.';
const refuse = (context: Context, status: 400 | 404, message: string) => context.text(`${message}\n`, status);

/** GET /api/icons/{prefix}.json?icons=a,b and /api/icons/{prefix}/{name}.svg, as Iconify's API answers them. */
export function iconRoutes({ services }: { services: IconServices }): Hono {
  return new Hono()
    .use('/api/icons/*', etag())
    .get('/api/icons/:file{[^/]+\\.json}', async (context) => {
      const prefix = iconWordSchema.safeParse(context.req.param('file').slice(0, -'.json'.length));
      if (!prefix.success) return refuse(context, 400, firstIssue(prefix.error));
      const names = iconNamesSchema.safeParse(context.req.query('icons'));
      if (!names.success) return refuse(context, 400, firstIssue(names.error));
      const { set, final } = await findIcons(services, prefix.data, names.data);
      return context.json(set, 200, { 'Cache-Control': final ? week : minute });
    })
    .get('/api/icons/:prefix/:file{[^/]+\\.svg}', async (context) => {
      const prefix = iconWordSchema.safeParse(context.req.param('prefix'));
      const name = iconWordSchema.safeParse(context.req.param('file').slice(0, -'.svg'.length));
      if (!prefix.success) return refuse(context, 400, firstIssue(prefix.error));
      if (!name.success) return refuse(context, 400, firstIssue(name.error));
      const { set } = await findIcons(services, prefix.data, [name.data]);
      const icon = Object.hasOwn(set.icons, name.data) ? set.icons[name.data] : undefined;
      if (!icon) return refuse(context, 404, `The set ${prefix.data} has no icon ${name.data}.`);
      return context.body(iconSvg(icon), 200, {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': week,
      });
    })
    .get('/api/icons/*', (context) =>
      refuse(
        context,
        404,
        'Icons are at /api/icons/lucide.json?icons=calendar,clock and /api/icons/lucide/clock.svg',
      ),
    );
}
