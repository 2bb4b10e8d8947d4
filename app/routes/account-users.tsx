import { data, redirect, useActionData } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { people } from '#content/workspaces/records.ts';
import { resendInvitation, revokeInvitation } from '#features/companies/commands/change-invitation.server.ts';
import {
  changeRole,
  removeMember,
  renameCompany,
} from '#features/companies/commands/change-members.server.ts';
import { invite } from '#features/companies/commands/invite.server.ts';
import { ownCompany } from '#features/companies/queries.server.ts';
import {
  invitationSchema,
  inviteSchema,
  memberSchema,
  renameSchema,
  roleChangeSchema,
} from '#features/companies/schema.ts';
import { CompanyPage } from '#features/companies/ui/company-page.tsx';
import { NoCompany } from '#features/companies/ui/no-company.tsx';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { profileOf } from '#features/profile/queries.server.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { WorkspaceSearch } from '#ui/kinds/workspace-list.tsx';
import type { Route } from './+types/account-users';

const here = '/account/users';

export const loader = ownLoader(async (visitor, { searchParams }) => {
  const words = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const page = Math.max(1, Math.min(Number(searchParams.get('page')) || 1, 100_000));
  const company = await ownCompany(visitor, { words, page });
  return {
    words,
    page,
    company,
    state: searchParams.get('state') ?? '',
    confirmed: visitor.emailVerified,
    suggestion: company ? '' : ((await profileOf(visitor.userId))?.company ?? ''),
  };
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

type PanelAction = (fields: Fields, visitor: Visitor, address: string) => Promise<string>;

const invitedState = async (): Promise<string> => ((await mailLeaves()) ? 'invited' : 'saved');

/** What each button of the page does, and what the page says afterwards. */
const actions: Readonly<Record<string, PanelAction>> = {
  invite: async (fields, visitor, address) => {
    await invite(parseFields(inviteSchema, fields), visitor, address);
    return invitedState();
  },
  resend: async (fields, visitor) => {
    await resendInvitation(parseFields(invitationSchema, fields).invitation, visitor);
    return invitedState();
  },
  revoke: async (fields, visitor) => {
    await revokeInvitation(parseFields(invitationSchema, fields).invitation, visitor);
    return 'revoked';
  },
  role: async (fields, visitor) => {
    const { member, role } = parseFields(roleChangeSchema, fields);
    await changeRole(member, role, visitor);
    return role;
  },
  remove: async (fields, visitor) => {
    await removeMember(parseFields(memberSchema, fields).member, visitor);
    return 'removed';
  },
  leave: async (_, visitor) => {
    await removeMember(visitor.userId, visitor);
    return 'left';
  },
  rename: async (fields, visitor) => {
    await renameCompany(parseFields(renameSchema, fields).company, visitor);
    return 'renamed';
  },
};

const said: Readonly<Record<string, string>> = {
  invited: 'We’re emailing the invitation',
  saved: 'The invitation is saved. We can’t send email at the moment, so it goes out once we can',
  revoked: 'Invitation withdrawn',
  owner: 'They’re now an owner',
  member: 'They’re now a member',
  removed: 'They’ve been removed from the company',
  left: 'You’ve left the company',
  renamed: 'Company name saved',
  joined: 'You’ve joined the company',
};

export async function action({ request }: Route.ActionArgs) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(here), 303);
  const fields = await fieldsOf(request);
  const act = Object.hasOwn(actions, String(fields.intent)) ? actions[String(fields.intent)] : undefined;
  if (!act) throw data(null, { status: 404 });
  try {
    const state = await act(fields, visitor, visitorAddress(request));
    return redirect(`${here}?state=${state}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data({ ...refusal, intent: String(fields.intent) }, { status });
  }
}

export default function AccountUsers({ loaderData: { facts, own } }: Route.ComponentProps) {
  const refused = useActionData<typeof action>() ?? null;
  const done = own && !refused ? said[own.state] : undefined;
  return (
    <OwnPage
      page={people}
      here={facts.route}
      own={own}
      action={
        own?.company?.role === 'owner' ? (
          <ButtonLink href="#invite" variant="ink" size="small">
            Invite someone
          </ButtonLink>
        ) : null
      }
    >
      {({ company, words, page, confirmed, suggestion }) => (
        <>
          <AlertPlace urgent={refused !== null} className="not-empty:mb-5">
            {done ? <Alert tone="done" heading={done} /> : null}
            {refused && refused.intent !== 'invite' ? (
              <Alert tone="danger" heading={refused.message} />
            ) : null}
          </AlertPlace>
          {company ? (
            <CompanyPage
              own={company}
              words={words}
              page={page}
              refused={refused}
              search={<WorkspaceSearch label="Find a person" words={words} className="mb-3" />}
              dayText={shortDay}
            />
          ) : (
            <NoCompany confirmed={confirmed} suggestion={suggestion} refusal={refused} />
          )}
        </>
      )}
    </OwnPage>
  );
}
