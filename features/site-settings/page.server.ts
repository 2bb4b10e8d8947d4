import { settings } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { sectionFrom } from '#server/settings/schema.ts';
import { fieldsOfPart, partNames } from './parts.ts';
import { versionOf } from './save.server.ts';
import { textOf } from './texts.ts';
import type { ShownPart } from './ui/settings-form.tsx';

/** The parts of the settings as the database has them now. */
export async function settingsPage(): Promise<ShownPart[]> {
  const rows = await services().database.db.select().from(settings);
  return partNames.map((part) => {
    const row = rows.find(({ section }) => section === part);
    const stored: Record<string, unknown> = { ...sectionFrom(part, row?.value) };
    return {
      part,
      version: versionOf(row),
      texts: Object.fromEntries(
        fieldsOfPart(part).map((field) => [field.name, textOf(field, stored[field.name])]),
      ),
    };
  });
}
