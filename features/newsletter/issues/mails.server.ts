import type { Mail } from '#server/mail/template.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { leave } from '../mails.server.ts';
import type { IssueWords } from './schema.ts';

/** An issue as a mail to one reader. */
export function issueMail({ subject, preview, body }: IssueWords, unsubscribePage: string): Mail {
  return {
    subject,
    ...(preview ? { preview } : {}),
    blocks: [{ kind: 'rich', text: readMarkdown(body) }, leave(unsubscribePage)],
  };
}
