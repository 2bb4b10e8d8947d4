import { and, count, desc, eq, gt } from 'drizzle-orm';
import { offsiteState } from '#features/backups/queries.server.ts';
import { hostGaps } from '#features/booking/samples.server.ts';
import { eventsWithoutLink, unnamedSpeakers } from '#features/events/samples.server.ts';
import { listStaff } from '#features/identity/staff/staff-list.server.ts';
import { policiesAsWritten, storiesWithFact } from '#features/publishing/samples.server.ts';
import { openingHours } from '#lib/time/opening-hours.ts';
import { now } from '#server/clock.ts';
import { events, outbox, settings } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { readSettings, type Section } from '#server/settings/settings.ts';
import type { SiteState } from './line.ts';
import { clientFact, quoteFact } from './owner-lines.ts';
import { findSamples } from './samples.server.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

async function failedMails(): Promise<number> {
  const since = new Date(now().getTime() - weekMs);
  const [row] = await services()
    .database.db.select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.state, 'failed'), gt(outbox.createdAt, since)));
  return row?.count ?? 0;
}

async function hoursSinceBackup(): Promise<number | null> {
  const [last] = await services()
    .database.db.select({ at: events.happenedAt })
    .from(events)
    .where(eq(events.kind, 'backup.made'))
    .orderBy(desc(events.id))
    .limit(1);
  return last ? (now().getTime() - last.at.getTime()) / hourMs : null;
}

/** Whether anybody has saved a section of the settings. */
async function isSet(section: Section): Promise<boolean> {
  const rows = await services()
    .database.db.select({ section: settings.section })
    .from(settings)
    .where(eq(settings.section, section));
  return rows.length > 0;
}

/** How the site stands, as far as the list before going live asks for it. */
export async function siteState(): Promise<SiteState> {
  const { billing, company, contact, links } = readSettings();
  const { env, database, mail } = services();
  const today = now().toISOString().slice(0, 10);
  const samples = await findSamples(database.db);
  const members = await listStaff();
  const offsite = await offsiteState();
  const hosts = await hostGaps(database.db);
  return {
    samples: {
      events: samples.events.length,
      applications: samples.applications.length,
      posts: samples.posts.length,
    },
    company,
    pricesAreOwn: await isSet('prices'),
    contact: {
      email: contact.email,
      phone: contact.phone,
      hours: contact.hours,
      hoursRead: openingHours(contact.hours) !== null,
      holidaysAhead: contact.holidays.filter(({ date }) => date >= today).length,
    },
    links,
    offers: { google: env.GOOGLE_CLIENT_ID !== undefined, bank: billing.iban !== '' },
    people: {
      unnamed: [...hosts.unnamed, ...(await unnamedSpeakers(database.db))],
      withoutAddress: hosts.withoutAddress,
    },
    stories: {
      clients: await storiesWithFact(database.db, clientFact),
      quotes: await storiesWithFact(database.db, quoteFact),
    },
    policiesAsWritten: await policiesAsWritten(database.db),
    eventsWithoutLink: await eventsWithoutLink(database.db),
    mail: { isSetUp: mail.configured, failed: await failedMails() },
    staff: {
      owners: members.filter(({ areas }) => areas.includes('owner')).length,
      withoutSecondStep: members.filter(({ secondFactor }) => secondFactor === false).length,
    },
    backupHours: await hoursSinceBackup(),
    offsite: offsite.standing,
    trial: offsite.trial.standing,
    publicUrl: env.PUBLIC_URL,
  };
}
