import type { Document } from '#engines/documents/document.ts';
import { grouped } from '#lib/money/grouped.ts';
import { mostSigns } from '../task.ts';
import type { Mail } from './mails.ts';

/** How many emails of somebody's own are worked through at once. */
export const mostMails = 20;

const field = /^(from|to|cc|bcc|date|sent|subject): *(.*)$/i;
const longestSubject = 80;

const shortened = (text: string): string =>
  text.length <= longestSubject ? text : `${text.slice(0, longestSubject).trimEnd()}…`;

/** An email with something in it, and no more than a task takes; throws in words for the visitor. */
function checked(mail: Mail, name: string): Mail {
  if (mail.text === '') throw new Error(`${name} has no text we can read.`);
  if (mail.text.length > mostSigns)
    throw new Error(
      `${name} has ${grouped(mail.text.length)} characters, and ${grouped(mostSigns)} can be read at once. Shorten it.`,
    );
  return mail;
}

/** An email as somebody pasted it: lines such as 'Subject: …' on top are its fields, the rest is its text. */
export function pastedMail(pasted: string): Mail {
  const lines = pasted.trim().split(/\r?\n/);
  const end = lines.findIndex((line) => !field.test(line));
  const fields = new Map(
    lines.slice(0, end === -1 ? lines.length : end).map((line) => {
      const [, name = '', value = ''] = field.exec(line) ?? [];
      return [name.toLowerCase(), value.trim()];
    }),
  );
  const text = end === -1 ? '' : lines.slice(end).join('\n').trim();
  const [start = ''] = text.split('\n');
  return checked(
    { from: fields.get('from') || 'Pasted', subject: fields.get('subject') || shortened(start), text },
    'This email',
  );
}

/** An email, or a letter that came as another kind of file, as it was read. */
export function mailOf({ name, kind, title, parts }: Document): Mail {
  const blocks = parts.flatMap((part) => part.blocks);
  const isField = (at: number) => {
    const block = blocks[at];
    return kind === 'mail' && block !== undefined && (block.kind === 'heading' || block.kind === 'row');
  };
  // The reader of emails puts the subject first, then a row for each field.
  const begins = blocks.findIndex((_, at) => !isField(at));
  const from = blocks.find((_, at) => isField(at) && blocks[at]?.text.startsWith('From: '));
  const text = (begins === -1 ? [] : blocks.slice(begins)).map((block) => block.text).join('\n');
  return checked(
    {
      from: from?.text.slice('From: '.length) ?? name,
      subject: shortened(title ?? name),
      text: text.trim(),
    },
    name,
  );
}
