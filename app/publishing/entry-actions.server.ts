import type { PanelAction } from '#app/admin/panel-action.ts';
import { binEntry } from '#features/publishing/commands/bin-entry.server.ts';
import { moveEntry } from '#features/publishing/commands/move-entry.server.ts';
import {
  publishEntries,
  scheduleEntry,
  unpublishEntry,
  unscheduleEntry,
} from '#features/publishing/commands/publish-entry.server.ts';
import { returnToVersion } from '#features/publishing/commands/return-to-version.server.ts';
import { saveEntry } from '#features/publishing/commands/save-entry.server.ts';
import { entryAt } from '#features/publishing/entries.server.ts';
import { momentOf } from '#features/publishing/schedule-time.ts';
import { returnSchema, schemaOf, seenSchema } from '#features/publishing/schema.server.ts';
import { momentAt } from '#features/publishing/ui/words.ts';
import { AppError, badInput } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';

type Params = Parameters<PanelAction>[2]['params'];

/** Keeps what the form holds; gives the id of the entry and its version. */
async function save(fields: Fields, params: Params, actor: string): Promise<{ id: string; version: number }> {
  const id = params.id ?? '';
  const entry = await entryAt(id);
  if (!entry) throw new AppError({ status: 404, code: 'gone', message: 'This entry no longer exists.' });
  const data = parseFields(schemaOf(entry.kind), fields);
  const { seen } = parseFields(seenSchema, fields);
  return { id, version: await saveEntry({ id, seen, data, actor }) };
}

const moved = (undo: string | null) =>
  undo ? { said: 'Moved by one position', undo } : { said: 'It is already at the end' };

/** What can be done at the workspace of one entry. */
export const entryActions: Readonly<Record<string, PanelAction>> = {
  save: async (_, fields, { params, actor }) => {
    const { version } = await save(fields, params, actor);
    return { said: `Saved as version ${version}. Publish it to show it on the site` };
  },
  publish: async (_, fields, { params, actor }) => {
    const { id, version } = await save(fields, params, actor);
    return { said: `Version ${version} is now public`, undo: await publishEntries([id], actor) };
  },
  schedule: async ({ zone }, fields, { params, actor }) => {
    const at = momentOf(String(fields.publishAt ?? ''), zone);
    if (!at) throw badInput({ publishAt: 'Please choose a day and a time.' });
    const { id, version } = await save(fields, params, actor);
    await scheduleEntry(id, at, actor);
    return { said: `Version ${version} will be published on ${momentAt(at.toISOString(), zone)}` };
  },
  unschedule: async (_, __, { params, actor }) => {
    await unscheduleEntry(params.id ?? '', actor);
    return { said: 'The scheduled publication is cancelled' };
  },
  up: async (_, __, { params, actor }) => moved(await moveEntry(params.id ?? '', 'up', actor)),
  down: async (_, __, { params, actor }) => moved(await moveEntry(params.id ?? '', 'down', actor)),
  unpublish: async (_, __, { params, actor }) => {
    const undo = await unpublishEntry(params.id ?? '', actor);
    return { said: 'Taken off the site. The text is kept here', undo };
  },
  return: async (_, fields, { params, actor }) => {
    const { seen, version } = parseFields(returnSchema, fields);
    const id = params.id ?? '';
    await returnToVersion({ id, seen, version, actor });
    return {
      said: `The text of version ${version} is restored as the newest version. Publish it to show it on the site`,
      to: `/admin-panel/content/${id}`,
    };
  },
  delete: async (_, __, { params, actor }) => ({
    said: 'Moved to the bin',
    undo: await binEntry(params.id ?? '', actor),
    to: '/admin-panel/content',
  }),
};
