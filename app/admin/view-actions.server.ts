import { mayRead, mayWrite } from '#lib/staff/staff-areas.ts';
import { forbidden } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { goneViewSchema, newViewSchema, removeView, saveView } from '#server/tables/views.ts';
import { listNamed, noSuchList } from './list-named.server.ts';
import type { PanelAction } from './panel-action.ts';

type Staff = Parameters<PanelAction>[0];

/** The list that a form names, with its section; one that the person may not look at is none. */
function listIn({ list }: Fields, { areas }: Staff) {
  const { section } = listNamed(String(list));
  if (!mayRead(areas, section)) throw noSuchList();
  return { list: String(list), section };
}

/** What everybody who may look at a list can do with the views of it; each page of the panel takes these. */
export const viewActions: Readonly<Record<string, PanelAction>> = {
  'save-view': async (staff, fields) => {
    const { list, section } = listIn(fields, staff);
    const view = parseFields(newViewSchema, fields);
    if (view.shared && !mayWrite(staff.areas, section))
      throw forbidden('You can save this view for yourself, but you need write access to share it.');
    await services().inTransaction((tx) => saveView(tx, list, view, staff));
    return { said: `The view “${view.name}” is saved` };
  },
  'remove-view': async (staff, fields) => {
    const { section } = listIn(fields, staff);
    const { id } = parseFields(goneViewSchema, fields);
    const undo = await services().inTransaction((tx) => removeView(tx, id, staff));
    if (!undo) return { said: 'The view had already been removed' };
    // Taking something back is for those who may write there.
    return { said: 'The view is removed', ...(mayWrite(staff.areas, section) ? { undo } : {}) };
  },
};
