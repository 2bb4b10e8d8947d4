import { Mail } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import type { OwnCompany } from '../queries.server.ts';

interface InvitationsPartProps {
  invitations: OwnCompany['invitations'];
  manages: boolean;
  dayText: (at: string) => string;
}

/** Those who were asked and have not answered; owners send again and take back. */
export function InvitationsPart({ invitations, manages, dayText }: InvitationsPartProps) {
  if (invitations.length === 0) return null;
  return (
    <WorkspacePart
      heading="Invited"
      about="These people haven’t answered yet. Withdrawing an invitation disables its link."
    >
      <ListGroup aria-label="Open invitations">
        {invitations.map(({ id, email, role, sentAt, expiresAt, over }) => (
          <ListRow
            key={id}
            className="!items-start"
            media={<Mail size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5" />}
            title={<span className="wrap-anywhere">{email}</span>}
            note={`As ${role === 'owner' ? 'an owner' : 'a member'}, sent ${dayText(sentAt)}`}
            end={
              over ? (
                <Badge tone="danger">Expired on {dayText(expiresAt)}</Badge>
              ) : (
                <Badge tone="warning">Valid until {dayText(expiresAt)}</Badge>
              )
            }
            actions={
              manages ? (
                <form method="post" className="flex flex-wrap gap-2">
                  <input type="hidden" name="invitation" value={id} />
                  <Button type="submit" name="intent" value="resend" variant="ghost" size="small">
                    Send again<span className="sr-only"> to {email}</span>
                  </Button>
                  <Button type="submit" name="intent" value="revoke" variant="ghost" size="small">
                    Withdraw<span className="sr-only"> the invitation to {email}</span>
                  </Button>
                </form>
              ) : null
            }
          />
        ))}
      </ListGroup>
    </WorkspacePart>
  );
}
