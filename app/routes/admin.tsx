import { data } from 'react-router';
import { AdminOverview } from '#app/admin/admin-overview.tsx';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { readOverview } from '#app/admin/overview.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { AdminTour } from '#app/admin/tour/admin-tour.tsx';
import { tourPage } from '#app/admin/tour/tour.server.ts';
import type { Route } from './+types/admin';

const staffPage = staffLoader('overview', readOverview, 200);

// Open to everybody, as the specification asks: people who are not staff see a tour.
export async function loader(args: Route.LoaderArgs) {
  const answer = await staffPage(args);
  const { refusal } = answer.data;
  const isVisitor = refusal === 'signed-out' || refusal === 'not-staff';
  const tour = isVisitor ? tourPage(args.url.searchParams) : null;
  return data({ ...answer.data, tour }, answer.init ?? undefined);
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { tour, refusal } = loaderData;
  if (tour && refusal) return <AdminTour page={tour} refusal={refusal} />;
  return (
    <AdminPage section="overview" title="Overview" loaded={loaderData}>
      {(page) => <AdminOverview {...page} />}
    </AdminPage>
  );
}
