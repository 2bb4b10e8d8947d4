import { counted } from '#lib/money/grouped.ts';
import type { MailState } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { mailTrouble } from './mail-trouble.ts';
import type { WorkspaceFacts } from './staff-loader.server.ts';

interface MailLineProps {
  mail: MailState;
  sections: WorkspaceFacts['sections'];
}

/** The line on every page of the panel while email does not leave: what is wrong, how much waits, and where it is. Once it leaves, what was kept is sent from here. */
export function MailLine({ mail, sections }: MailLineProps) {
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
          {trouble.sends && sections.writes.includes('outbox') ? (
            <form method="post" action="/admin-panel/outbox" className="contents">
              <Button type="submit" name="intent" value="send-kept" variant="ink" size="small">
                Send {counted(trouble.count, 'message')}
              </Button>
              <Button type="submit" name="intent" value="let-go-kept" variant="ghost" size="small">
                Don’t send
              </Button>
            </form>
          ) : null}
          {trouble.count > 0 && sections.reads.includes('outbox') ? (
            <ButtonLink href={trouble.href} variant="ghost" size="small">
              See {counted(trouble.count, 'message')}
            </ButtonLink>
          ) : null}
          {mail.standing !== 'leaves' && sections.reads.includes('mail') ? (
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
