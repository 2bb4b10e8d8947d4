import { data } from 'react-router';
import { NoEntry } from '#app/admin/no-entry.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { ApplicationPage } from '#app/catalogue/application-page.tsx';
import { previewOf } from '#features/catalogue/submissions/page.server.ts';
import { isUuid } from '#lib/text/uuid.ts';
import type { Route } from './+types/admin-submission-preview';

export const loader = staffLoader('applications', async (_, { params }) => {
  const id = params.id ?? '';
  const application = isUuid(id) ? await previewOf('staff', id) : null;
  if (!application) throw data(null, { status: 404 });
  return { id, application };
});

export default function AdminSubmissionPreview({ loaderData: { page, refusal } }: Route.ComponentProps) {
  if (!page) return <NoEntry refusal={refusal ?? 'signed-out'} section="applications" />;
  return (
    <ApplicationPage
      application={page.application}
      similar={[]}
      list="/applications"
      back={{ href: `/admin-panel/applications/submissions/${page.id}`, label: 'Back to the submission' }}
    />
  );
}
