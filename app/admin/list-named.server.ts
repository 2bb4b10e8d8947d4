import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { tableNamed } from '#server/tables/define-table.ts';

export const noSuchList = () =>
  new AppError({ status: 404, code: 'not_found', message: 'That list doesn’t exist.' });

/** A list of the panel by its name, with the section it belongs to. */
export function listNamed(name: string) {
  const table = tableNamed(name);
  const section = table && services().known.panel.get(table.section);
  if (!table || !section) throw noSuchList();
  return { table, section };
}
