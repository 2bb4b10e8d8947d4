import { birthdayOf } from '#engines/contacts/birthday.ts';
import type { Contact } from '#engines/contacts/contact.ts';
import { duplicatesIn, joined, nameKey, type SingleField } from '#engines/contacts/duplicates.ts';
import type { Company, CrmEdit, CrmRows, Person } from '../records.ts';

/** Somebody as address books exchange them. */
export const contactOf = (rows: Pick<CrmRows, 'companies'>, person: Person): Contact => ({
  name: person.name,
  company: rows.companies.get(person.companyId)?.name ?? '',
  role: person.role,
  emails: person.emails,
  phones: person.phones,
  birthday: person.birthday,
  address: person.address,
  note: person.note,
});

/** The company of this name, and the edit that makes it where there is none. */
function companyNamed(
  companies: Iterable<Company>,
  name: string,
  id: string,
): { companyId: string; edits: CrmEdit[] } {
  if (!name.trim()) return { companyId: '', edits: [] };
  const key = nameKey(name);
  for (const company of companies)
    if (nameKey(company.name) === key) return { companyId: company.id, edits: [] };
  return {
    companyId: id,
    edits: [{ in: 'companies', id, row: { id, name: name.trim(), trade: '', city: '' } }],
  };
}

const rowOf = (
  contact: Contact,
  companyId: string,
  kept: Pick<Person, 'id' | 'owner' | 'since'>,
): Person => ({
  ...kept,
  name: contact.name,
  role: contact.role,
  companyId,
  emails: [...contact.emails],
  phones: [...contact.phones],
  birthday: contact.birthday,
  address: contact.address,
  note: contact.note,
});

export interface PersonEntry {
  name: string;
  company: string;
  role: string;
  email: string;
  phone: string;
  birthday: string;
  note: string;
}

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** Writes somebody down, new or changed. The first email and number are those of the form; others stay. */
export function savePerson(
  rows: CrmRows,
  entry: PersonEntry,
  kept: Pick<Person, 'id' | 'owner' | 'since'>,
): { edits: CrmEdit[] } | { problem: string; field: keyof PersonEntry } {
  if (!entry.name.trim()) return { problem: 'Enter a name.', field: 'name' };
  if (entry.email.trim() && !isEmail(entry.email.trim()))
    return { problem: 'This isn’t an email address. Write it like ada@example.org.', field: 'email' };
  if (entry.birthday.trim() && !birthdayOf(entry.birthday))
    return { problem: 'Enter the birthday like 1990-04-05 or 5.4.1990.', field: 'birthday' };
  const before = rows.people.get(kept.id);
  const { companyId, edits } = companyNamed(rows.companies.values(), entry.company, `${kept.id}-company`);
  const first = (text: string, list: readonly string[] = []) =>
    [text.trim(), ...list.slice(1)].filter(Boolean);
  const row: Person = {
    ...kept,
    name: entry.name.trim(),
    role: entry.role.trim(),
    companyId,
    emails: first(entry.email, before?.emails),
    phones: first(entry.phone, before?.phones),
    birthday: birthdayOf(entry.birthday),
    address: before?.address ?? '',
    note: entry.note.trim(),
  };
  return { edits: [...edits, { in: 'people', id: kept.id, row }] };
}

/** What an import would do. */
interface Imported {
  edits: CrmEdit[];
  added: number;
  /** Known already, by name and email or number; what was missing is filled in. */
  completed: number;
}

/** Takes contacts of a file in: known people are completed, all others are added. Bringing a file twice adds nobody. */
export function importContacts(
  rows: CrmRows,
  contacts: readonly Contact[],
  kept: Pick<Person, 'owner' | 'since'>,
  prefix: string,
): Imported {
  const edits: CrmEdit[] = [];
  const companies = [...rows.companies.values()];
  const known = [...rows.people.values()].map((person) => ({ ...contactOf(rows, person), id: person.id }));
  const brought = contacts.map((contact, at) => ({ ...contact, id: `${prefix}-${at}` }));
  const twins = new Map<string, string>();
  for (const { one, other, sure } of duplicatesIn([...known, ...brought]))
    if (sure && !twins.has(other.id)) twins.set(other.id, one.id);
  const made = new Map<string, Person>();
  let completed = 0;
  for (const contact of brought) {
    const company = companyNamed(companies, contact.company, `${contact.id}-company`);
    for (const edit of company.edits) if (edit.in === 'companies' && edit.row) companies.push(edit.row);
    const twinId = twins.get(contact.id);
    const twin = twinId ? (made.get(twinId) ?? rows.people.get(twinId)) : undefined;
    if (twin) {
      const whole = joined(contactOf(rows, twin), contact);
      made.set(twin.id, rowOf(whole, twin.companyId || company.companyId, twin));
      completed += 1;
    } else made.set(contact.id, rowOf(contact, company.companyId, { id: contact.id, ...kept }));
    edits.push(...company.edits);
  }
  for (const [id, row] of made) edits.push({ in: 'people', id, row });
  return { edits, added: contacts.length - completed, completed };
}

/** Makes one person of two: talks, promises and deals of both stay. */
export function mergePeople(
  rows: CrmRows,
  keep: Person,
  gone: Person,
  takeOther: ReadonlySet<SingleField>,
): CrmEdit[] {
  const whole = joined(contactOf(rows, keep), contactOf(rows, gone), takeOther);
  const companyId = takeOther.has('company')
    ? gone.companyId || keep.companyId
    : keep.companyId || gone.companyId;
  const own = <T extends { personId: string }>(list: Iterable<T>) =>
    [...list].filter(({ personId }) => personId === gone.id).map((row) => ({ ...row, personId: keep.id }));
  return [
    { in: 'people', id: keep.id, row: rowOf(whole, companyId, keep) },
    ...own(rows.activities.values()).map((row): CrmEdit => ({ in: 'activities', id: row.id, row })),
    ...own(rows.reminders.values()).map((row): CrmEdit => ({ in: 'reminders', id: row.id, row })),
    ...own(rows.deals.values()).map((row): CrmEdit => ({ in: 'deals', id: row.id, row })),
    { in: 'people', id: gone.id, row: null },
  ];
}

/** Deletes somebody with everything about them. */
export function removePerson(rows: CrmRows, id: string): CrmEdit[] {
  const gone = <T extends { id: string; personId: string }>(list: Iterable<T>) =>
    [...list].filter(({ personId }) => personId === id).map((row) => row.id);
  return [
    ...gone(rows.activities.values()).map((each): CrmEdit => ({ in: 'activities', id: each, row: null })),
    ...gone(rows.reminders.values()).map((each): CrmEdit => ({ in: 'reminders', id: each, row: null })),
    ...gone(rows.deals.values()).map((each): CrmEdit => ({ in: 'deals', id: each, row: null })),
    { in: 'people', id, row: null },
  ];
}
