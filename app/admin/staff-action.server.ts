import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { z } from 'zod';
import type { AdminSectionId } from '#content/workspaces/admin-sections.ts';
import { signInFor } from '#features/identity/return-path.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { AppError } from '#server/errors.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { services } from '#server/services.ts';
import { takeBack } from '#server/undo/undo.ts';
import type { PanelAction } from './panel-action.ts';
import { type Said, sayNext } from './said-cookie.server.ts';
import { enter } from './staff.server.ts';
import { viewActions } from './view-actions.server.ts';

/** Takes back what the same person did last; every page of the panel can. */
const undo: PanelAction = async (_, fields, { actor }) => {
  const step = z.uuid().safeParse(fields.step);
  const isBack = step.success && (await services().inTransaction((tx) => takeBack(tx, step.data, actor)));
  if (!isBack) throw new AppError({ status: 409, code: 'over', message: 'This can no longer be undone.' });
  return { said: 'Undone' };
};

/** A form that came back, with which one it was. */
export interface ActionRefusal extends Refusal {
  intent: string;
}

/** The action of a page of the panel: its forms name what is to be done in the field `intent`. */
export const staffAction =
  (section: AdminSectionId, actions: Readonly<Record<string, PanelAction>>) =>
  async ({ request, url, params }: ActionFunctionArgs & { url: URL }) => {
    const fields = await fieldsOf(request);
    const name = String(fields.intent);
    const ofViews = Object.hasOwn(viewActions, name) ? viewActions[name] : undefined;
    const { staff, refused } = await enter(request, section, ofViews ? 'read' : 'write');
    if (refused === 'signed-out') throw redirect(signInFor(url.pathname + url.search), 303);
    if (refused !== null) throw data(null, { status: 403 });
    const own = Object.hasOwn(actions, name) ? actions[name] : undefined;
    const act = name === 'undo' ? undo : (ofViews ?? own);
    if (!act) throw data(null, { status: 404 });
    try {
      const actor = `user:${staff.userId}`;
      const { to = url.pathname + url.search, ...done } = await act(staff, fields, {
        request,
        url,
        params,
        actor,
      });
      const { said: text, ...more } = done;
      const said: Said = { text, ...more };
      return redirect(to, { status: 303, headers: { 'Set-Cookie': sayNext(said) } });
    } catch (error) {
      const { refusal, status } = refusalOf(error, fields);
      const shown: ActionRefusal = { ...refusal, intent: name };
      return data(shown, { status });
    }
  };
