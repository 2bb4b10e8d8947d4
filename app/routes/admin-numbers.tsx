import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { NumbersWorkspace } from '#app/numbers/numbers-workspace.tsx';
import { numbersPage } from '#app/numbers/page.server.ts';
import { spanOf } from '#app/numbers/span.ts';
import type { Route } from './+types/admin-numbers';

export const loader = staffLoader('numbers', (_, { url }) => numbersPage(spanOf(url)));

export default function AdminNumbers({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="numbers" title="Numbers" loaded={loaderData}>
      {(page) => <NumbersWorkspace {...page} />}
    </AdminPage>
  );
}
