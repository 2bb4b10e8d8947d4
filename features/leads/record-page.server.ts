import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EventKind } from '#lib/event-kinds.ts';
import { decimalOf, moneyText } from '#lib/money/money.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { events } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { changeWords } from './change-words.ts';
import { duplicatesOf } from './duplicates.server.ts';
import { addressesOf, companyAt, leadAt, notesOf, todayAtStudio } from './queries.server.ts';
import { isPast } from './rules.ts';
import { joined, type TimelineEntry } from './source.ts';
import { isOpen } from './stages.ts';
import { leadCompanies } from './tables.server.ts';

/** Somebody of the staff who can look after a lead. */
export interface Owner {
  userId: string;
  name: string;
}

/** What the rest of the site knows of some addresses; times in it are by the clock of a zone. */
type KnownElsewhere = (emailKeys: readonly string[], zone: string) => Promise<TimelineEntry[]>;

const shownChanges = [
  'lead.stage',
  'lead.changed',
  'lead.merged',
  'lead.unmerged',
  'lead.made',
] satisfies EventKind[];

/** What staff did with some records and wrote down about them. */
async function ownEntries(ids: readonly string[], owners: readonly Owner[]): Promise<TimelineEntry[]> {
  const { db } = services().database;
  const nameOf = (actor: string) =>
    actor === 'system'
      ? 'A quote'
      : (owners.find(({ userId }) => `user:${userId}` === actor)?.name ?? 'A member of staff');
  const changes = await db
    .select()
    .from(events)
    .where(
      and(
        inArray(
          events.subject,
          ids.map((id) => `lead:${id}`),
        ),
        inArray(events.kind, shownChanges),
      ),
    )
    .orderBy(asc(events.id))
    .limit(500);
  return [
    ...(await notesOf(db, ids)).map(
      ({ id, author, body, createdAt }): TimelineEntry => ({
        id,
        at: createdAt.toISOString(),
        kind: 'note',
        title: author,
        text: body,
      }),
    ),
    ...changes.flatMap((event): TimelineEntry[] => {
      const title = changeWords(event, nameOf);
      return title ? [{ id: event.id, at: event.happenedAt.toISOString(), kind: 'change', title }] : [];
    }),
  ];
}

/** What the page of a person shows; null where they are not known. */
export async function leadPage(
  id: string,
  owners: readonly Owner[],
  elsewhere: KnownElsewhere,
  zone = readSettings().contact.timeZone,
) {
  const { db } = services().database;
  const lead = await leadAt(db, id);
  if (!lead) return null;
  const { currency } = readSettings().billing;
  const addresses = await addressesOf(db, [lead.id]);
  const [company] = lead.companyId
    ? await db.select().from(leadCompanies).where(eq(leadCompanies.id, lead.companyId))
    : [];
  return {
    id: lead.id,
    version: lead.version,
    name: lead.name,
    phone: lead.phone,
    stage: lead.stage,
    lostReason: lead.lostReason,
    company: company ? { id: company.id, name: company.name } : null,
    companyTyped: lead.companyTyped,
    emails: addresses.map(({ email }) => email),
    value: lead.value === null ? '' : decimalOf(lead.value, currency),
    valueWords: lead.value === null ? null : moneyText(lead.value, currency),
    currency,
    ownerId: lead.ownerId,
    owner: owners.find(({ userId }) => userId === lead.ownerId)?.name ?? null,
    nextStep: lead.nextStep,
    nextStepOn: lead.nextStepOn,
    nextStepDay: lead.nextStepOn ? shortDayAt(`${lead.nextStepOn}T12:00Z`, 'UTC') : null,
    late: isOpen(lead.stage) && isPast(lead.nextStepOn, todayAtStudio()),
    owners,
    duplicates: await duplicatesOf(lead),
    entries: joined(
      await ownEntries([lead.id], owners),
      await elsewhere(
        addresses.map(({ emailKey }) => emailKey),
        zone,
      ),
    ),
    zone,
  };
}

/** A person as their page shows them. */
export type LeadPage = NonNullable<Awaited<ReturnType<typeof leadPage>>>;

/** What the page of a company shows: its people, and all that happened with any of them. */
export async function companyPage(
  id: string,
  owners: readonly Owner[],
  elsewhere: KnownElsewhere,
  zone = readSettings().contact.timeZone,
) {
  const found = await companyAt(id);
  if (!found) return null;
  const { company, people } = found;
  const { currency } = readSettings().billing;
  const ids = people.map((lead) => lead.id);
  const addresses = await addressesOf(services().database.db, ids);
  const value = people.reduce((sum, lead) => sum + (isOpen(lead.stage) ? (lead.value ?? 0) : 0), 0);
  return {
    name: company.name,
    domain: company.domain,
    openValue: value > 0 ? moneyText(value, currency) : null,
    people: people.map((lead) => ({
      id: lead.id,
      name: lead.name,
      stage: lead.stage,
      email: addresses.find(({ leadId }) => leadId === lead.id)?.email ?? null,
      companyTyped: lead.companyTyped,
      value: lead.value === null ? null : moneyText(lead.value, currency),
    })),
    entries: joined(
      await ownEntries(ids, owners),
      await elsewhere(
        addresses.map(({ emailKey }) => emailKey),
        zone,
      ),
    ),
    zone,
  };
}

/** A company as its page shows it. */
export type CompanyPage = NonNullable<Awaited<ReturnType<typeof companyPage>>>;
