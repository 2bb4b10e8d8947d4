import { fillTemplate } from '#engines/hiring/template.ts';
import type { Mail } from '../records.ts';
import { type Done, newId } from './done.ts';
import { noteEdit } from './move.ts';

/** Keeps an email as a draft. It is refused while it contains placeholders in braces, which would reach the candidate. */
export function keepMail(mail: Omit<Mail, 'id'>, by: string): Done {
  if (mail.subject.trim() === '') return { problem: 'Enter a subject.', field: 'subject' };
  if (mail.body.trim() === '') return { problem: 'Write the email first.', field: 'body' };
  for (const field of ['subject', 'body'] as const) {
    const [unknown] = fillTemplate(mail[field], {}).unknown;
    if (unknown)
      return { problem: `We have nothing to fill in for {${unknown}}. Write it out, or remove it.`, field };
  }
  const id = newId('m');
  return {
    said: 'Saved the email as a draft',
    edits: [
      { in: 'mails', id, row: { ...mail, id, subject: mail.subject.trim(), body: mail.body.trim() } },
      noteEdit({
        applicationId: mail.applicationId,
        on: mail.on,
        by,
        kind: 'mail',
        text: `Wrote “${mail.subject.trim()}”`,
      }),
    ],
  };
}
