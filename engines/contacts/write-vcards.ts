import type { Contact } from './contact.ts';

const mostOctets = 75;
const encoder = new TextEncoder();

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
const escaped = (text: string): string =>
  clean(text)
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Breaks a line after 75 octets, never inside a character. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > mostOctets) {
      out += '\r\n ';
      octets = 1;
    }
    out += sign;
    octets += size;
  }
  return out;
}

const line = (name: string, value: string): string[] => (value ? [`${name}:${escaped(value)}`] : []);

/** The last word is the family name; a name of one word has no other. */
function structured(name: string): string {
  const words = clean(name).trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '');
  return `N:${escaped(family)};${escaped(given)};;;`;
}

function card(contact: Contact, version: '3.0' | '4.0'): string[] {
  const { birthday } = contact;
  // 3.0 knows no birthday without a year; phones leave out what they cannot read.
  const bday = version === '4.0' ? birthday.replaceAll('-', '').padStart(birthday ? 6 : 0, '-') : birthday;
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `FN:${escaped(contact.name)}`,
    structured(contact.name),
    ...line('ORG', contact.company),
    ...line('TITLE', contact.role),
    ...contact.emails.flatMap((email) => line('EMAIL', email)),
    ...contact.phones.flatMap((phone) => line('TEL', phone)),
    ...(bday && !(version === '3.0' && bday.startsWith('-')) ? [`BDAY:${bday}`] : []),
    ...(contact.address ? [`ADR:;;${escaped(contact.address)};;;;`] : []),
    ...line('NOTE', contact.note),
    'END:VCARD',
  ];
}

/** Contacts as a file that phones and mail programs read. */
export const writeVcards = (contacts: readonly Contact[], version: '3.0' | '4.0' = '3.0'): string =>
  contacts
    .flatMap((contact) => card(contact, version))
    .map((each) => `${folded(each)}\r\n`)
    .join('');
