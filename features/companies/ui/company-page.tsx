import type { ReactNode } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup } from '#ui/layout/list-group.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { OwnCompany } from '../queries.server.ts';
import { InvitationsPart } from './invitations-part.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';

/** A form that came back, and which one it was. */
type RefusedAction = Refusal & { intent: string };

interface CompanyPageProps {
  own: OwnCompany;
  words: string;
  page: number;
  refused: RefusedAction | null;
  /** The search of the list. */
  search: ReactNode;
  dayText: (at: string) => string;
}

const pageHref = (words: string) => (page: number) =>
  `/account/users?${new URLSearchParams({ ...(words ? { q: words } : {}), page: String(page) })}`;

function PeoplePart({ own, words, page, search, dayText }: CompanyPageProps) {
  const manages = own.role === 'owner';
  return (
    <WorkspacePart
      heading="People"
      about={`${own.size === 1 ? 'You’re the only person' : `${grouped(own.size)} people`} in ${own.company}. Everyone here sees what belongs to the company.`}
    >
      {own.size > own.people.length || words ? search : null}
      {own.people.length > 0 ? (
        <ListGroup aria-label={`People at ${own.company}`}>
          {own.people.map((person) => (
            <PersonRow
              key={person.userId}
              person={person}
              manages={manages && !person.own}
              joined={dayText(person.joinedAt)}
            />
          ))}
        </ListGroup>
      ) : (
        <p className="text-mute">Nobody here matches “{words}”.</p>
      )}
      {own.pages > 1 ? (
        <Pagination label="People" page={page} pages={own.pages} href={pageHref(words)} className="mt-4" />
      ) : null}
    </WorkspacePart>
  );
}

function NamePart({ own, refused }: Pick<CompanyPageProps, 'own' | 'refused'>) {
  return (
    <WorkspacePart
      heading="Company"
      about="The name appears on everything the company shares. The company under Details is only for your own profile."
    >
      <p className="font-[540] wrap-anywhere">{own.company}</p>
      {own.role === 'owner' ? (
        <Collapse variant="quiet" summary="Change the name" open={refused?.intent === 'rename' || undefined}>
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="intent" value="rename" />
            <TextField
              label="Company name"
              name="company"
              required
              maxLength={120}
              defaultValue={refused?.intent === 'rename' ? refused.typed.company : own.company}
              error={refused?.intent === 'rename' ? refused.fields.company : undefined}
            />
            <Button type="submit" variant="ghost" size="small" className="justify-self-start">
              Save name
            </Button>
          </Form>
        </Collapse>
      ) : null}
    </WorkspacePart>
  );
}

function LeavePart({ own }: Pick<CompanyPageProps, 'own'>) {
  return (
    <WorkspacePart
      heading="Leave"
      about={
        own.size === 1
          ? 'You’re the only person here, so leaving closes the company.'
          : 'You’ll no longer see what belongs to the company. Your own account isn’t affected.'
      }
    >
      {own.handsOver ? (
        <Alert heading="Choose another owner first">
          You’re the only owner. Make someone else an owner above, then you can leave.
        </Alert>
      ) : (
        <Collapse variant="quiet" summary={`Leave ${own.company}`}>
          <form method="post" className="pt-1">
            <Button type="submit" name="intent" value="leave" variant="ghost" tone="danger" size="small">
              {own.size === 1 ? 'Close the company' : 'Leave the company'}
            </Button>
          </form>
        </Collapse>
      )}
    </WorkspacePart>
  );
}

/** The people of somebody's company, and what an owner can do about them. */
export function CompanyPage(props: CompanyPageProps) {
  const { own, refused, dayText } = props;
  const manages = own.role === 'owner';
  return (
    <DetailPage>
      <PeoplePart {...props} />
      <InvitationsPart invitations={own.invitations} manages={manages} dayText={dayText} />
      {manages ? (
        <WorkspacePart
          id="invite"
          heading="Invite someone"
          about="They’ll get an email with a link and join once they sign in with that address."
        >
          <InviteForm refusal={refused?.intent === 'invite' ? refused : null} />
        </WorkspacePart>
      ) : null}
      <NamePart own={own} refused={refused} />
      <LeavePart own={own} />
    </DetailPage>
  );
}
