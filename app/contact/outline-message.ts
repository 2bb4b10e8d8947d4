import { type MailOutline, mailOutlines } from '#content/form-pages/contact.ts';
import { mailto } from '#lib/mail/mailto.ts';

/** Where a message that is already begun goes on: in the reader's own mail program, or in our form while no address is set. */
export const outlineAddress = ({ id, subject, lines }: MailOutline, email: string): string =>
  email ? mailto(email, subject, lines) : `/contact-us?${new URLSearchParams({ start: id })}#write`;

/** The begun message of that name; empty where there is none. */
export const outlineMessage = (id: string | null): string =>
  mailOutlines.find((outline) => outline.id === id)?.lines.join('\n') ?? '';
