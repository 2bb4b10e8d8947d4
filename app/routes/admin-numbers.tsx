import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { NumbersDesk } from '#app/numbers/numbers-desk.tsx';
import { spanOf } from '#app/numbers/span.ts';
import { ground } from '#server/ground.ts';
import { numbersOf } from '#server/page-counts/numbers.ts';
import { ledTo, soughtInVain } from '#server/page-counts/tallies.ts';
import type { Route } from './+types/admin-numbers';

export const loader = staffLoader('numbers', async (_, { url }) => {
  const span = spanOf(url);
  const { db } = ground().database;
  return {
    span,
    numbers: await numbersOf(db, span),
    led: await ledTo(db, span, 15),
    inVain: await soughtInVain(db, span, 15),
  };
});

export default function AdminNumbers({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="numbers" title="Numbers" loaded={loaderData}>
      {(page) => <NumbersDesk {...page} />}
    </AdminPage>
  );
}
