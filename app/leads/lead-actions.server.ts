import type { PanelAction } from '#app/admin/panel-action.ts';
import { keepApart, mergeLeads } from '#features/leads/commands/merge.server.ts';
import { moveStage } from '#features/leads/commands/move-stage.server.ts';
import { pairSchema, stageSchema } from '#features/leads/schema.ts';
import { parseFields } from '#server/forms/fields.ts';

/** What can be done with leads wherever they are shown. */
export const leadActions: Readonly<Record<string, PanelAction>> = {
  stage: (_, fields, { actor }) => moveStage(parseFields(stageSchema, fields), actor),
  merge: async (_, fields, { actor }) => {
    const { name, undo } = await mergeLeads(parseFields(pairSchema, fields), actor);
    return { said: `${name} is now one record`, undo };
  },
  apart: async (_, fields, { actor }) => {
    await keepApart(parseFields(pairSchema, fields), actor);
    return { said: 'Noted: these are two people' };
  },
};
