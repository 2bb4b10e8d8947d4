import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { resend } from '#features/outbox/commands/resend.server.ts';
import { openMail } from '#features/outbox/open-mail.server.ts';
import { resentWords } from '#features/outbox/resent-words.ts';
import { mayResend } from '#features/outbox/schema.ts';
import { MailDetail } from '#features/outbox/ui/mail-detail.tsx';
import { Button } from '#ui/actions/button.tsx';
import { GoneFromList } from '#ui/kinds/workspace-list.tsx';
import type { Route } from './+types/admin-outbox-mail';

export const loader = staffLoader('outbox', async (staff, { params }) => ({
  mail: await openMail(params.id ?? '', staff.areas.includes('owner')),
  zone: staff.zone,
}));

export const action = staffAction('outbox', {
  resend: async (_, __, { params, actor }) => {
    return resentWords(await resend([params.id ?? ''], actor));
  },
});

export default function AdminOutboxMail({ loaderData }: Route.ComponentProps) {
  const mail = loaderData.page?.mail;
  return (
    <AdminPage
      section="outbox"
      title={mail?.subject ?? 'Message'}
      loaded={loaderData}
      action={
        mail && mayResend(mail.state) ? (
          <form method="post">
            <Button type="submit" name="intent" value="resend" variant="ink" size="small">
              {mail.state === 'kept' ? 'Send' : 'Send again'}
            </Button>
          </form>
        ) : null
      }
    >
      {({ mail: found, zone }) =>
        found ? (
          <MailDetail mail={found} zone={zone} />
        ) : (
          <GoneFromList noun="message" href="/admin-panel/outbox" list="outbox" />
        )
      }
    </AdminPage>
  );
}
