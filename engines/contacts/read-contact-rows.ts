import { birthdayOf } from './birthday.ts';
import { type Contact, noContact, type ReadContacts } from './contact.ts';

/** What a column of a table can hold of somebody. */
export type ContactField =
  | 'name'
  | 'given'
  | 'family'
  | keyof Omit<Contact, 'emails' | 'phones'>
  | 'email'
  | 'phone';

// As Outlook, Google, Apple, HubSpot and people themselves head their columns.
const heads: readonly (readonly [RegExp, ContactField])[] = [
  [/^(given|first|vorname|prénom|prenom|nombre)( ?name)?$/, 'given'],
  [/^(family|last|sur|nach)[ -]?(name)?$|^(nom|apellidos?|cognome|achternaam)$/, 'family'],
  [/^(full |display |contact )?name$|^(person|contact|naam|nom complet)$/, 'name'],
  [/e-?mail/, 'email'],
  [/phone|mobile|cell|telefoon|telefon|tel\b|^number$/, 'phone'],
  [/birth|geburtstag|anniversaire|^bday$/, 'birthday'],
  [/company|organi[sz]ation|firma|société|employer|^account( name)?$|^bedrijf$/, 'company'],
  [/job|title|position|^role$|funktion|functie/, 'role'],
  [/address|street|adresse|^city$/, 'address'],
  [/note|comment|remark|notiz/, 'note'],
];

/** What a column most likely holds, by its heading; null where nothing fits. */
export function fieldFor(heading: string): ContactField | null {
  const words = heading.trim().toLowerCase().replace(/[_.]+/g, ' ').replace(/\s+/g, ' ');
  if (/type$|label$/.test(words) && !/address$/.test(words)) return null;
  return heads.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
const several = (text: string): string[] =>
  text
    .split(/\s*(?:;|:::|\n|,(?=.*@))\s*/)
    .map(oneLine)
    .filter(Boolean);

/** Contacts of a table whose columns hold these fields. `lines` says where each row began. */
export function readContactRows(
  rows: readonly (readonly string[])[],
  fields: readonly (ContactField | null)[],
  lines: readonly number[] = rows.map((_, index) => index + 2),
): ReadContacts {
  const contacts: Contact[] = [];
  const problems: { line: number; text: string }[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = (field: ContactField) =>
      fields
        .flatMap((each, column) => (each === field ? [row[column] ?? ''] : []))
        .filter((cell) => cell.trim());
    const first = (field: ContactField) => oneLine(cells(field)[0] ?? '');
    const contact: Contact = {
      ...noContact,
      name: first('name') || oneLine(`${first('given')} ${first('family')}`),
      company: first('company'),
      role: first('role'),
      emails: [...new Set(cells('email').flatMap(several))],
      phones: [...new Set(cells('phone').flatMap(several))],
      birthday: birthdayOf(first('birthday')),
      address: cells('address').map(oneLine).join(', '),
      note: cells('note').join('\n').trim(),
    };
    const name = contact.name || contact.emails[0] || contact.company || contact.phones[0];
    const line = lines[index] ?? index + 2;
    if (name) contacts.push({ ...contact, name });
    else if (row.some((cell) => cell.trim()))
      problems.push({ line, text: 'This row has no name and no email.' });
    if (first('birthday') && !contact.birthday)
      problems.push({
        line,
        text: `“${first('birthday')}” isn’t a date we can read. Write it like 1990-04-05.`,
      });
  }
  return { contacts, problems };
}
