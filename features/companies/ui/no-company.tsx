import { UsersRound } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { InviteForm } from './invite-form.tsx';

interface NoCompanyProps {
  /** Whether the reader's own address is confirmed: who invites others has shown who they are. */
  confirmed: boolean;
  suggestion: string;
  refusal: Refusal | null;
}

/** For somebody who is in no company: what one is for, with an example, and the invitation that makes it. */
export function NoCompany({ confirmed, suggestion, refusal }: NoCompanyProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="You’re not part of a company yet"
        about="In a company, several people share enquiries, quotes, invoices and collections. Yours is created when you send the first invitation."
      >
        <ListGroup aria-label="An example">
          <ListRow
            media={<UsersRound size={20} strokeWidth={1.5} aria-hidden="true" />}
            title="Wiebke Janssen"
            note="Example: she invited two colleagues, who can now see her dairy’s quotes."
            end={<Badge tone="done">Owner</Badge>}
          />
        </ListGroup>
      </WorkspacePart>
      <WorkspacePart
        id="invite"
        heading="Invite your first colleague"
        about="They’ll get an email with a link and join once they sign in with that address."
      >
        {confirmed ? (
          <InviteForm names={{ suggestion }} refusal={refusal} />
        ) : (
          <Alert tone="warning" heading="Confirm your email address first">
            Then your colleagues can be sure the invitation is from you. You can send the link again under{' '}
            <a href="/account/details" className="text-accent underline underline-offset-4">
              Details
            </a>
            .
          </Alert>
        )}
      </WorkspacePart>
    </DetailPage>
  );
}
