import { type ActionFunctionArgs, useActionData } from 'react-router';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { answerAction } from '#app/inbox/answer-action.server.ts';
import { besidesOf } from '#app/inbox/besides.server.ts';
import { inboxActions } from '#app/inbox/inbox-actions.ts';
import { inboxHandlers } from '#app/inbox/inbox-handlers.server.ts';
import { asStaffMember } from '#app/inbox/staff-access.server.ts';
import { inboxAddress } from '#features/enquiries/inbox/address.ts';
import { inboxPage } from '#features/enquiries/inbox/page.server.ts';
import type { ComposerRefusal } from '#features/enquiries/inbox/ui/composer.tsx';
import { InboxWorkspace } from '#features/enquiries/inbox/ui/inbox-workspace.tsx';
import { BookWay, LeadWay, QuoteWay } from '#features/enquiries/inbox/ui/thread-record.tsx';
import { inboxSection } from '#features/enquiries/panel.ts';
import { colleaguesFor } from '#features/identity/staff/colleagues.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-inbox';

export const loader = staffLoader('inbox', async (staff, { url }) => {
  const page = await inboxPage(asStaffMember(staff, 'read'), url, await colleaguesFor(inboxSection));
  return { page, besides: await besidesOf(page.open?.emailKey ?? '', staff.zone) };
});

const actions = staffAction('inbox', inboxHandlers);

// Only the answer brings files.
export const action = (args: ActionFunctionArgs & { url: URL }) =>
  args.request.headers.get('content-type')?.startsWith('multipart/form-data')
    ? answerAction(args.request, args.url)
    : actions(args);

export default function AdminInbox({ loaderData }: Route.ComponentProps) {
  const answered = useActionData<ComposerRefusal>() ?? null;
  const refused = answered && ['answer', 'note'].includes(answered.intent) ? answered : null;
  const shown = loaderData.page?.page;
  return (
    <AdminPage
      section="inbox"
      title="Inbox"
      loaded={loaderData}
      ownRefusals={['answer', 'note']}
      actions={shown ? inboxActions(shown) : undefined}
      action={
        shown && shown.list.counts.waiting > 0 ? (
          <ButtonLink
            href={`${inboxAddress({ tab: 'waiting' }, { open: 'oldest' })}#reply`}
            variant="ink"
            size="small"
          >
            Answer the oldest
          </ButtonLink>
        ) : null
      }
    >
      {({ page, besides }, workspace) => (
        <InboxWorkspace
          page={page}
          besides={besides}
          writes={workspace.writes}
          refused={refused}
          ways={
            page.open ? (
              <>
                {workspace.writes ? <BookWay reference={page.open.reference} /> : null}
                {workspace.sections.writes.includes('quotes') ? (
                  <QuoteWay reference={page.open.reference} />
                ) : null}
                {besides.leadHref ? <LeadWay href={besides.leadHref} /> : null}
              </>
            ) : null
          }
        />
      )}
    </AdminPage>
  );
}
