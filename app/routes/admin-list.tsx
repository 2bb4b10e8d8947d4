import { AdminPage } from '#app/admin/admin-page.tsx';
import { listAction, listLoader } from '#app/admin/list-page.server.ts';
import { listViewAt } from '#app/admin/lists.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ListTable } from '#ui/kinds/list-table.tsx';
import type { AnyListView } from '#ui/kinds/list-view.ts';
import type { Route } from './+types/admin-list';

export const loader = listLoader;
export const action = listAction;

function Primary({ primary }: { primary: NonNullable<AnyListView['primary']> }) {
  if ('href' in primary)
    return (
      <ButtonLink href={primary.href} variant="ink" size="small">
        {primary.label}
      </ButtonLink>
    );
  return (
    <form method="post">
      <Button type="submit" name="intent" value={primary.action} variant="ink" size="small">
        {primary.label}
      </Button>
    </form>
  );
}

/** Every page of the panel that is nothing but a list. */
export default function AdminList({ loaderData }: Route.ComponentProps) {
  const { route } = loaderData.facts;
  const view = listViewAt(route);
  return (
    <AdminPage
      // From one list to the next nothing stays ticked or open.
      key={route}
      section={loaderData.section}
      title={view.title}
      mark={view.mark}
      action={view.primary ? <Primary primary={view.primary} /> : null}
      actions={view.more}
      loaded={loaderData}
    >
      {(page, { writes }) => (
        <ListTable view={view} page={page.table} facts={{ ...page.facts, zone: page.zone, writes }} />
      )}
    </AdminPage>
  );
}
