import { AdminDoor } from '#app/admin/admin-door.tsx';
import { AdminOverview } from '#app/admin/admin-overview.tsx';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { readOverview } from '#app/admin/overview.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import type { Route } from './+types/admin';

// Open to everybody, as the specification has it: a visitor reads who may enter.
export const loader = staffLoader('overview', readOverview, 200);

export default function Admin({ loaderData }: Route.ComponentProps) {
  if (loaderData.refusal === 'signed-out') return <AdminDoor />;
  return (
    <AdminPage section="overview" title="Overview" loaded={loaderData}>
      {(page) => <AdminOverview {...page} />}
    </AdminPage>
  );
}
