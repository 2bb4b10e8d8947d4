import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { enquiryConsentRecords } from '#features/enquiries/consents.server.ts';
import { listStaff } from '#features/identity/staff/staff-list.server.ts';
import { newsletterConsents } from '#features/newsletter/consents.server.ts';
import { eraseByStaff, sealPerson, shownPerson } from '#features/personal-data/staff/person.server.ts';
import { changeRetention, retentionPage } from '#features/personal-data/staff/retention.server.ts';
import { eraseByStaffSchema, lookSchema, retentionSchema } from '#features/personal-data/staff/schema.ts';
import { PrivacyWorkspace } from '#features/personal-data/ui/privacy-workspace.tsx';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-privacy';

const shownConsents = 20;

export const loader = staffLoader('privacy', async (staff, { url }) => {
  const [retention, person, newsletter, enquiries] = await Promise.all([
    retentionPage(),
    shownPerson(url.searchParams.get('person') ?? ''),
    newsletterConsents(shownConsents),
    enquiryConsentRecords(shownConsents),
  ]);
  return {
    retention,
    person,
    newsletter,
    enquiries,
    zone: staff.zone,
  };
});

const worksHere = async (emailKey: string): Promise<boolean> =>
  (await listStaff()).some(({ email }) => emailKeyOf(email) === emailKey);

const page = '/admin-panel/privacy';

export const action = staffAction('privacy', {
  look: async (_, fields) => {
    const { email } = parseFields(lookSchema, fields);
    return { said: 'This is what we keep', to: `${page}?person=${sealPerson(email)}#person` };
  },
  erase: async (_, fields, { actor }) => {
    await eraseByStaff(parseFields(eraseByStaffSchema, fields), actor, worksHere);
    return { said: 'Everything about that address has been erased', to: page };
  },
  retention: async (_, fields, { actor }) => {
    const { seen, days } = parseFields(retentionSchema, fields);
    await changeRetention(days, seen, actor);
    return { said: 'The times are saved' };
  },
});

export default function AdminPrivacy({ loaderData }: Route.ComponentProps) {
  const refused = {
    retention: useRefusal('retention'),
    look: useRefusal('look'),
    erase: useRefusal('erase'),
  };
  return (
    <AdminPage section="privacy" title="Privacy" loaded={loaderData} ownRefusals={['retention', 'look']}>
      {(workspace) => <PrivacyWorkspace {...workspace} refused={refused} />}
    </AdminPage>
  );
}
