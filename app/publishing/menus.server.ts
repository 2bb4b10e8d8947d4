import { orderedLinks } from '#app/shell/menu-order.ts';
import { type MenuGroup, menu } from '#app/site-map/menu.server.ts';
import { changeSection } from '#features/site-settings/save.server.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** The groups of the menu with their links as they stand now. */
export function menuRows(): MenuGroup[] {
  const { order } = readSettings().menus;
  return menu.groups.map((group) => ({ ...group, links: orderedLinks(group.links, order[group.name]) }));
}

/** The order with one link a place higher or lower: `up /blog`. */
function moved(links: readonly string[], move: unknown): string[] {
  const [direction, href] = String(move).split(' ');
  const order = [...links];
  const from = order.indexOf(href ?? '');
  const to = direction === 'up' ? from - 1 : from + 1;
  const [taken] = from < 0 || to < 0 || to >= order.length ? [] : order.splice(from, 1);
  if (taken !== undefined) order.splice(to, 0, taken);
  return order;
}

/** Moves one link of a group by a place; gives the id of the undo. */
export function saveMenu(name: string, move: unknown, actor: string): Promise<string> {
  const group = menuRows().find((each) => each.name === name);
  if (!group)
    throw new AppError({ status: 404, code: 'unknown', message: 'This group of the menu doesn’t exist.' });
  const order = moved(
    group.links.map(({ href }) => href),
    move,
  );
  return services().inTransaction((tx) =>
    changeSection(tx, 'menus', { order: { ...readSettings().menus.order, [name]: order } }, actor),
  );
}
