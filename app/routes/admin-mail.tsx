import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { liftAddress, suppressAddress } from '#features/mail-health/commands/change-list.server.ts';
import { sendTestMail } from '#features/mail-health/commands/test-mail.server.ts';
import { mailHealthPage } from '#features/mail-health/queries.server.ts';
import { liftSchema, suppressSchema } from '#features/mail-health/schema.ts';
import { MailWorkspace } from '#features/mail-health/ui/mail-workspace.tsx';
import { badInput } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-mail';

export const loader = staffLoader('mail', async (staff, { url }) => ({
  page: await mailHealthPage(staff.email, url.searchParams.get('q')?.slice(0, 254) ?? ''),
  zone: staff.zone,
}));

export const action = staffAction('mail', {
  test: async (staff, _, { actor }) => {
    if (!staff.email) throw badInput({ email: 'Your account has no address.' });
    await sendTestMail(staff.email, actor);
    return { said: await saidWithMail('The test message is written', `It’s on its way to ${staff.email}`) };
  },
  suppress: async (_, fields, { actor }) => {
    const { email, note } = parseFields(suppressSchema, fields);
    await suppressAddress(email, note, actor);
    return { said: `${email} is now blocked and gets no more email` };
  },
  lift: async (_, fields, { actor }) => {
    const { email } = parseFields(liftSchema, fields);
    await liftAddress(email, actor);
    return { said: `${email} gets email again` };
  },
});

export default function AdminMail({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('suppress');
  return (
    <AdminPage
      section="mail"
      title="Email health"
      loaded={loaderData}
      ownRefusals={['suppress']}
      action={
        <ButtonLink href="/admin-panel/outbox" variant="ghost" size="small">
          Open the outbox
        </ButtonLink>
      }
    >
      {({ page, zone }, { writes }) => (
        <MailWorkspace page={page} zone={zone} writes={writes} refused={refused} />
      )}
    </AdminPage>
  );
}
