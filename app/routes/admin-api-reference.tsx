import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { openApi } from '#app/api/open-api.server.ts';
import { referenceOf } from '#app/api/reference.server.ts';
import { ReferenceWorkspace } from '#features/api-keys/ui/reference-workspace.tsx';
import type { Route } from './+types/admin-api-reference';

export const loader = staffLoader('api', async () => {
  const description = openApi();
  return { groups: referenceOf(description), server: description.servers[0]?.url ?? '' };
});

export default function AdminApiReference({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="api" title="API reference" loaded={loaderData}>
      {(page) => <ReferenceWorkspace {...page} />}
    </AdminPage>
  );
}
