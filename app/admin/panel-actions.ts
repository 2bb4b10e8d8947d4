import { type AdminAction, adminActions } from '#content/workspaces/admin-actions.ts';
import { createStore } from '#lib/run/store.ts';

/** Something that can be done with what a page shows: it leads somewhere, or sends one of the page's forms. */
export type PageAction = { id: string; label: string; keys?: string; danger?: boolean } & (
  | { href: string }
  /** The fields of the form, `intent` among them. */
  | { fields: Readonly<Record<string, string>> }
);

/** What somebody who may look at these sections can do from everywhere. */
export const actionsFor = (reads: readonly string[]): AdminAction[] =>
  adminActions.filter(({ section }) => reads.includes(section));

/** The name of the form that a page's action sends. */
export const formOf = (id: string): string => `action-${id}`;

/** What can be done right now, for ⌘K, which stands outside of the panel; empty on every other page. */
export const panelActions = createStore<{ actions: readonly (AdminAction | PageAction)[] }>({ actions: [] });

/** Does it: as the link or the button of the page would. */
export function perform(action: AdminAction | PageAction): void {
  if ('href' in action) {
    // A link that is pressed is followed by the router, as every other one.
    const link = document.createElement('a');
    link.href = action.href;
    document.body.append(link);
    link.click();
    link.remove();
    return;
  }
  const form = document.getElementById(formOf(action.id));
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
