import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { submissionsList } from '#features/catalogue/desk/submissions-list.server.ts';
import { countInReview } from '#features/catalogue/submissions/count-in-review.server.ts';
import { SubmissionsDesk } from '#features/catalogue/ui/desk/submissions-desk.tsx';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-applications';

export const loader = staffLoader('applications', async (staff, { url }) => ({
  submissions: await openTable(submissionsList, staff, url.searchParams),
  waiting: await countInReview(),
  zone: staff.zone,
}));

/** It takes what every list does: saving a view, and taking its removal back. */
export const action = staffAction('applications', {});

export default function AdminApplications({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="applications" title="Applications" loaded={loaderData}>
      {(page, { writes }) => <SubmissionsDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
