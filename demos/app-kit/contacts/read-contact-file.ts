import type { ReadContacts } from '#engines/contacts/contact.ts';
import { type ContactField, fieldFor } from '#engines/contacts/read-contact-rows.ts';
import { readVcards } from '#engines/contacts/read-vcards.ts';
import { decoded } from '#lib/files/decoded.ts';
import type { Table } from '#lib/files/table.ts';
import { broughtFile, broughtText } from '../../kit/import/read-file.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';

/** What somebody brought: cards as they are, or rows whose columns are still to be agreed on. */
export type BroughtContacts =
  | { cards: ReadContacts }
  | { table: Table; fields: readonly (ContactField | null)[] };

const mostBytes = 20_000_000;
const isVcard = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text);

/** Reads a vCard, CSV or Excel file, or such a text that was pasted. */
export async function readContactFile(given: Given): Promise<BroughtContacts | Problem> {
  if (typeof given !== 'string' && given.size > mostBytes)
    return { problem: `${given.name} is larger than 20 MB. Save the contacts without pictures.` };
  const text = typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text;
  if (isVcard(text)) {
    const cards = readVcards(text);
    return cards.contacts.length > 0
      ? { cards }
      : { problem: 'These cards contain no names, emails or numbers. Export them again with names.' };
  }
  const brought = typeof given === 'string' ? broughtText('Pasted rows', given) : await broughtFile(given);
  if ('problem' in brought) return brought;
  if ('state' in brought)
    return { problem: 'This is a saved file of all records. Open it from the “More” menu instead.' };
  return { table: brought.table, fields: brought.table.columns.map(fieldFor) };
}
