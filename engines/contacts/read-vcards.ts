import { birthdayOf } from './birthday.ts';
import { type Contact, noContact, type ReadContacts } from './contact.ts';
import { type CardLine, cardLines } from './vcard-lines.ts';

/** The parts of a structured value, each with its escapes undone. */
const partsOf = (value: string): string[] =>
  (value.match(/(?:\\[\s\S]|[^;\\])*(?:;|$)/g) ?? [])
    .slice(0, -1)
    .concat(/;$/.test(value) ? [''] : [])
    .map((part) => plain(part.replace(/;$/, '')));

const plain = (value: string): string =>
  value.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** 'Lovelace;Ada;King' as one says it: 'Ada King Lovelace'. */
function spokenName(value: string): string {
  const [family = '', given = '', middle = '', before = '', after = ''] = partsOf(value);
  return [before, given, middle, family, after].filter(Boolean).join(' ');
}

const withoutScheme = (value: string): string => value.replace(/^(?:tel|mailto):/i, '');
const added = (list: readonly string[], value: string): readonly string[] =>
  value && !list.includes(value) ? [...list, value] : list;

function withLine(contact: Contact, { name, value }: CardLine): Contact {
  switch (name) {
    case 'FN':
      return { ...contact, name: plain(value) || contact.name };
    case 'N':
      return contact.name ? contact : { ...contact, name: spokenName(value) };
    case 'NICKNAME':
      return contact.name ? contact : { ...contact, name: plain(value) };
    case 'ORG':
      return { ...contact, company: partsOf(value).filter(Boolean).join(', ') };
    case 'TITLE':
      return { ...contact, role: plain(value) };
    case 'EMAIL':
      return { ...contact, emails: added(contact.emails, withoutScheme(plain(value))) };
    case 'TEL':
      return { ...contact, phones: added(contact.phones, withoutScheme(plain(value))) };
    case 'BDAY':
      return { ...contact, birthday: birthdayOf(value) };
    case 'ADR':
      return { ...contact, address: contact.address || partsOf(value).filter(Boolean).join(', ') };
    case 'NOTE':
      return { ...contact, note: [contact.note, plain(value)].filter(Boolean).join('\n') };
    default:
      return contact;
  }
}

/** The cards of a file: vCard 2.1, 3.0 and 4.0. Pictures, sounds and keys are passed over. */
export function readVcards(text: string): ReadContacts {
  const contacts: Contact[] = [];
  const problems: { line: number; text: string }[] = [];
  let open: { contact: Contact; line: number } | null = null;
  const close = () => {
    if (!open) return;
    const { contact, line } = open;
    // A card of a firm has no name but the firm's; one with nothing but a number is still somebody.
    const name = contact.name || contact.company || contact.emails[0] || contact.phones[0];
    if (name) contacts.push({ ...contact, name });
    else problems.push({ line, text: 'This card has no name, no email and no number.' });
    open = null;
  };
  for (const each of cardLines(text)) {
    const kind = each.value.trim().toUpperCase();
    if (each.name === 'BEGIN' && kind === 'VCARD') {
      if (open)
        problems.push({ line: open.line, text: 'This card has no end. We’ve kept what it contains.' });
      close();
      open = { contact: noContact, line: each.line };
    } else if (each.name === 'END' && kind === 'VCARD') close();
    else if (open) open.contact = withLine(open.contact, each);
  }
  if (open)
    problems.push({
      line: open.line,
      text: 'The file ends in the middle of this card. We’ve kept what it contains.',
    });
  close();
  return { contacts, problems };
}
