import { adminSection } from '#content/desks/admin-sections.ts';
import { counted } from '#lib/grouped.ts';
import { mayRead, mayWrite, type StaffArea } from '#lib/staff-areas.ts';
import type { MailState } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { mailTrouble } from './mail-trouble.ts';

interface MailLineProps {
  mail: MailState;
  areas: readonly StaffArea[];
}

/** The line on every page of the panel while email does not leave: what is wrong, how much waits, and where it is. Once it leaves, what was kept is sent from here. */
export function MailLine({ mail, areas }: MailLineProps) {
  const trouble = mailTrouble(mail);
  if (!trouble) return null;
  return (
    <Alert
      tone={trouble.tone}
      heading={trouble.says}
      className="mb-5"
      data-mail={mail.standing}
      actions={
        <>
          {trouble.sends && mayWrite(areas, adminSection('outbox')) ? (
            <form method="post" action="/admin-panel/outbox" className="contents">
              <Button type="submit" name="deed" value="send-kept" variant="ink" size="small">
                Send {counted(trouble.count, 'message')}
              </Button>
              <Button type="submit" name="deed" value="let-go-kept" variant="ghost" size="small">
                Don’t send
              </Button>
            </form>
          ) : null}
          {trouble.count > 0 && mayRead(areas, adminSection('outbox')) ? (
            <ButtonLink href={trouble.href} variant="ghost" size="small">
              See {counted(trouble.count, 'message')}
            </ButtonLink>
          ) : null}
          {mail.standing !== 'leaves' && mayRead(areas, adminSection('mail')) ? (
            <ButtonLink href="/admin-panel/mail" variant="ghost" size="small">
              {mail.standing === 'off' ? 'Set up email' : 'Check email'}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {trouble.detail}
    </Alert>
  );
}
