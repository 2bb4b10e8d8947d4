import { birthdayOf } from '#engines/contacts/birthday.ts';
import type { Contact } from '#engines/contacts/contact.ts';
import { duplicatesIn, joined } from '#engines/contacts/duplicates.ts';
import type { CircleEdit, CircleRows, Person } from '../records.ts';

export const contactOf = ({ id: _, every: __, since: ___, ...contact }: Person): Contact => contact;

/** Writes down that one spoke; on an earlier day, too. */
export function spoke(
  person: Person,
  entered: { text: string; day: string },
  today: string,
  id: string,
): { edits: CircleEdit[] } | { problem: string } {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entered.day)) return { problem: 'Choose the day on which you spoke.' };
  if (entered.day > today) return { problem: 'That day is in the future. Choose today or an earlier day.' };
  const row = { id, personId: person.id, day: entered.day, text: entered.text.trim() };
  return { edits: [{ in: 'talks', id, row }] };
}

export interface PersonEntry {
  name: string;
  role: string;
  email: string;
  phone: string;
  birthday: string;
  note: string;
  every: number;
}

/** Somebody new or changed. The first email and number are those of the form; others stay. */
export function savePerson(
  before: Person | undefined,
  entry: PersonEntry,
  kept: Pick<Person, 'id' | 'since'>,
): { edits: CircleEdit[] } | { problem: string; field: keyof PersonEntry } {
  if (!entry.name.trim()) return { problem: 'Enter a name.', field: 'name' };
  if (entry.email.trim() && !/^\S+@\S+\.\S+$/.test(entry.email.trim()))
    return { problem: 'This isn’t an email address. Write it like ada@example.org.', field: 'email' };
  if (entry.birthday.trim() && !birthdayOf(entry.birthday))
    return { problem: 'Enter the birthday like 1990-04-05 or 5.4.1990.', field: 'birthday' };
  const first = (text: string, list: readonly string[] = []) =>
    [text.trim(), ...list.slice(1)].filter(Boolean);
  const row: Person = {
    id: kept.id,
    since: kept.since,
    name: entry.name.trim(),
    role: entry.role.trim(),
    company: before?.company ?? '',
    emails: first(entry.email, before?.emails),
    phones: first(entry.phone, before?.phones),
    birthday: birthdayOf(entry.birthday),
    address: before?.address ?? '',
    note: entry.note.trim(),
    every: entry.every,
  };
  return { edits: [{ in: 'people', id: row.id, row }] };
}

/** Takes contacts of a file in. Known people are completed; new ones get this rhythm. */
export function importContacts(
  rows: CircleRows,
  contacts: readonly Contact[],
  kept: Pick<Person, 'every' | 'since'>,
  prefix: string,
): { edits: CircleEdit[]; added: number; completed: number } {
  const brought = contacts.map((contact, at) => ({ ...contact, id: `${prefix}-${at}` }));
  const twins = new Map<string, string>();
  for (const { one, other, sure } of duplicatesIn([...rows.people.values(), ...brought]))
    if (sure && !twins.has(other.id)) twins.set(other.id, one.id);
  const made = new Map<string, Person>();
  let completed = 0;
  for (const { id, ...contact } of brought) {
    const twinId = twins.get(id);
    const twin = twinId ? (made.get(twinId) ?? rows.people.get(twinId)) : undefined;
    if (twin) completed += 1;
    const whole = twin ? joined(contactOf(twin), contact) : contact;
    const row: Person = {
      ...(twin ? { id: twin.id, every: twin.every, since: twin.since } : { id, ...kept }),
      ...whole,
      emails: [...whole.emails],
      phones: [...whole.phones],
    };
    made.set(row.id, row);
  }
  const edits = [...made].map(([id, row]): CircleEdit => ({ in: 'people', id, row }));
  return { edits, added: contacts.length - completed, completed };
}

/** Deletes somebody with the talks. */
export const removePerson = (rows: CircleRows, id: string): CircleEdit[] => [
  ...[...rows.talks.values()]
    .filter(({ personId }) => personId === id)
    .map((talk): CircleEdit => ({ in: 'talks', id: talk.id, row: null })),
  { in: 'people', id, row: null },
];
