import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { beginIssue } from '#features/newsletter/issues/commands/write.server.ts';
import { issueList } from '#features/newsletter/issues/list.server.ts';
import { IssueDesk } from '#features/newsletter/issues/ui/issue-desk.tsx';
import { NewsletterTabs } from '#features/newsletter/ui/newsletter-tabs.tsx';
import { openTable } from '#server/tables/open-table.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-newsletter';

export const loader = staffLoader('newsletter', async (staff, { url }) => ({
  issues: await openTable(issueList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('newsletter', {
  begin: async (_, __, { actor }) => {
    const id = await beginIssue(actor);
    return { said: 'A new draft', to: `/admin-panel/newsletter/${id}` };
  },
});

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="newsletter"
      title="Newsletter"
      mark={<NewsletterTabs here="Issues" />}
      loaded={loaderData}
      action={
        <form method="post">
          <Button type="submit" name="deed" value="begin" variant="ink" size="small">
            Write an issue
          </Button>
        </form>
      }
    >
      {(page, { writes }) => <IssueDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
