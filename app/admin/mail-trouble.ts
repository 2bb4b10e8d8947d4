import { counted } from '#lib/money/grouped.ts';
import type { MailState } from '#server/mail/mail-standing.ts';

/** The warning for staff while email isn't being sent, or wasn't until now. */
interface MailTrouble {
  tone: 'danger' | 'warning';
  says: string;
  detail: string;
  /** How many messages wait. */
  count: number;
  /** Where they are listed. */
  href: string;
  /** Whether they can be sent now, in one step. */
  sends: boolean;
}

const outbox = '/admin-panel/outbox';

/** What is wrong with email, in words; null while all of it leaves. */
export function mailTrouble({ standing, waiting, kept, said }: MailState): MailTrouble | null {
  if (standing === 'leaves')
    return kept === 0
      ? null
      : {
          tone: 'warning',
          says: `${counted(kept, 'message was', 'messages were')} written while email was off`,
          detail:
            'You can send them now, and links that have expired are renewed. Look through them first if some are old.',
          count: kept,
          href: `${outbox}?state=kept`,
          sends: true,
        };
  if (standing === 'off')
    return {
      tone: 'danger',
      sends: false,
      says: 'Email isn’t set up, so nothing is being sent',
      detail:
        kept === 0
          ? 'Messages that the site writes will wait in the outbox.'
          : `${counted(kept, 'message waits', 'messages wait')} in the outbox. You can send them in one step once a mail server is set up.`,
      count: kept,
      href: `${outbox}?state=kept`,
    };
  return {
    tone: 'danger',
    sends: false,
    says: `Email isn’t getting through: ${counted(waiting, 'message is', 'messages are')} waiting`,
    detail: `The site keeps trying.${said ? ` The mail server’s last answer: ${said}` : ''}`,
    count: waiting,
    href: `${outbox}?state=queued&state=sending&state=uncertain`,
  };
}
