import { z } from 'zod';
import { type AreaState, switchedAreas } from '#app/site-map/areas.server.ts';
import { changeSection } from '#features/site-settings/save.server.ts';
import { parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { areaStates } from '#server/settings/schema.ts';
import { readSettings } from '#server/settings/settings.ts';

/** An area with how visible it is. */
export interface AreaRow {
  id: string;
  label: string;
  state: AreaState;
  pages: number;
  /** One of its pages, to look at. */
  example: string;
}

/** The areas that can be switched, as this process knows them. */
export function areaRows(): AreaRow[] {
  const { states } = readSettings().areas;
  return switchedAreas.map(({ id, label, pages }) => ({
    id,
    label,
    state: states[id] ?? 'public',
    pages: pages.length,
    example: pages.find(({ path }) => !path.includes(':'))?.path ?? '/',
  }));
}

const statesSchema = z.object({ states: z.record(z.string(), z.enum(areaStates)) });

/** Makes areas public, unlisted or off; gives the id of the undo. */
export function saveAreas(given: unknown, actor: string): Promise<string> {
  const { states } = parseFields(statesSchema, { states: given });
  const known = switchedAreas.flatMap(({ id }): [string, AreaState][] => {
    const state = states[id];
    return state && state !== 'public' ? [[id, state]] : [];
  });
  return services().inTransaction((tx) =>
    changeSection(tx, 'areas', { states: Object.fromEntries(known) }, actor),
  );
}
