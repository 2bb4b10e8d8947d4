import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { leadActions } from '#app/leads/lead-actions.server.ts';
import { leadOwners } from '#app/leads/owners.server.ts';
import { knownElsewhere } from '#app/leads/sources/all.server.ts';
import { wayToLead, writeToLead } from '#app/leads/write-to-lead.server.ts';
import { WriteForm } from '#features/enquiries/inbox/ui/write-form.tsx';
import { addLeadNote } from '#features/leads/commands/add-note.server.ts';
import { changeLead } from '#features/leads/commands/change-lead.server.ts';
import { leadPage } from '#features/leads/record-page.server.ts';
import { leadNoteSchema, leadSchema } from '#features/leads/schema.ts';
import { LeadRecord } from '#features/leads/ui/lead-record.tsx';
import { LostRecord } from '#features/leads/ui/lost-record.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-lead';

const idOf = (given: string | undefined): string => {
  const id = z.uuid().safeParse(given);
  return id.success ? id.data : '00000000-0000-0000-0000-000000000000';
};

export const loader = staffLoader('leads', async (staff, { params }) => ({
  lead: await leadPage(idOf(params.id), await leadOwners(), knownElsewhere, staff.zone),
  way: await wayToLead(idOf(params.id)),
}));

export const action = staffAction('leads', {
  ...leadActions,
  change: async (staff, fields, { params }) => {
    const wish = parseFields(leadSchema, fields);
    const owners = (await leadOwners()).map(({ userId }) => userId);
    await changeLead(idOf(params.id), wish, staff, owners);
    return { said: `${wish.name} is saved` };
  },
  reply: async (staff, fields, { params, request }) => {
    await writeToLead(idOf(params.id), staff, fields, visitorAddress(request));
    return { said: await saidWithMail('Your message is saved', 'It’s on its way by email') };
  },
  note: async (staff, fields, { params, request }) => {
    const wish = parseFields(leadNoteSchema, fields);
    await addLeadNote(idOf(params.id), { ...wish, address: visitorAddress(request) }, staff);
    return { said: 'Noted' };
  },
});

const own = ['stage', 'change', 'note', 'reply'];

export default function AdminLead({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal(...own);
  const lead = loaderData.page?.lead;
  return (
    <AdminPage
      section="leads"
      title="Lead"
      loaded={loaderData}
      ownRefusals={own}
      action={
        lead ? (
          <ButtonLink href={`/admin-panel/quotes/new?lead=${lead.id}`} variant="ink" size="small">
            Write a quote
          </ButtonLink>
        ) : null
      }
    >
      {(page, { writes }) =>
        page.lead ? (
          <LeadRecord
            key={page.lead.id}
            lead={page.lead}
            writes={writes}
            refused={refused}
            reply={
              page.way && writes ? (
                <WriteForm {...page.way} refused={refused?.intent === 'reply' ? refused : null} />
              ) : null
            }
          />
        ) : (
          <LostRecord />
        )
      }
    </AdminPage>
  );
}
