import { z } from 'zod';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { leadOwners } from '#app/leads/owners.server.ts';
import { knownElsewhere } from '#app/leads/sources/all.server.ts';
import { companyPage } from '#features/leads/record-page.server.ts';
import { CompanyRecord } from '#features/leads/ui/company-record.tsx';
import { LostRecord } from '#features/leads/ui/lost-record.tsx';
import type { Route } from './+types/admin-lead-company';

export const loader = staffLoader('leads', async (staff, { params }) => {
  const id = z.uuid().safeParse(params.id);
  const company = id.success
    ? await companyPage(id.data, await leadOwners(), knownElsewhere, staff.zone)
    : null;
  return { company };
});

export default function AdminLeadCompany({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="leads" title="Company" loaded={loaderData}>
      {({ company }) => (company ? <CompanyRecord company={company} /> : <LostRecord />)}
    </AdminPage>
  );
}
