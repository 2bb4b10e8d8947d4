import { accountView } from '#features/identity/accounts/list-view.tsx';
import { subscriberView } from '#features/newsletter/subscribers/list-view.tsx';
import type { AnyListView } from '#ui/kinds/list-view.ts';

/** The pages of the panel that are lists, and how each looks. */
export const listViews: Readonly<Record<string, AnyListView>> = {
  '/admin-panel/staff/accounts': accountView,
  '/admin-panel/newsletter/subscribers': subscriberView,
};

/** The view of the list at this address of the site map. */
export function listViewAt(route: string): AnyListView {
  const view = listViews[route];
  if (!view) throw new Error(`app/admin/lists.ts names no list for ${route}.`);
  return view;
}
