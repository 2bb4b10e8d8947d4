import { type CalendarEvent, writeCalendar } from '#lib/time/ics.ts';
import { whenText } from '#lib/time/when-text.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { publicEntry } from './calendar.ts';
import { eventUrl } from './links.server.ts';
import { eventAt, eventsOf, type StudioEvent } from './queries.server.ts';

const shownFor = 90 * 86_400_000;

const entryOf = (event: StudioEvent): CalendarEvent =>
  publicEntry(event, { domain: services().mail.domain, url: eventUrl(event.slug) });

function calendar(events: readonly StudioEvent[], name?: string): string {
  const { brand } = readSettings();
  return writeCalendar({
    method: 'PUBLISH',
    product: brand.name,
    ...(name ? { name } : {}),
    events: events.map(entryOf),
  });
}

/** The calendar that programs subscribe to: what is to come, and the last three months. */
export async function calendarFeed(): Promise<string> {
  const since = now().getTime() - shownFor;
  const [upcoming, past] = [await eventsOf('upcoming'), await eventsOf('past')];
  const events = [...past.filter(({ event }) => event.endAt.getTime() > since), ...upcoming];
  return calendar(
    events.map(({ event }) => event),
    `${readSettings().brand.name}: events`,
  );
}

/** One event as a calendar file, or null. */
export async function eventFile(slug: string): Promise<string | null> {
  const found = await eventAt(slug);
  return found ? calendar([found.event]) : null;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function item(event: StudioEvent): string {
  const url = eventUrl(event.slug);
  const title = event.status === 'cancelled' ? `Cancelled: ${event.title}` : event.title;
  const text = `${whenText(event.startAt, event.endAt, event.zone)}. ${event.summary}`;
  return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid isPermaLink="true">${escapeXml(url)}</guid><pubDate>${event.createdAt.toUTCString()}</pubDate><category>${event.kind}</category><description>${escapeXml(text)}</description></item>`;
}

/** What is to come, for feed readers. */
export async function rssFeed(): Promise<string> {
  const { brand } = readSettings();
  const { PUBLIC_URL: origin } = services().env;
  const items = (await eventsOf('upcoming')).map(({ event }) => item(event));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${brand.name}: events`)}</title>
<link>${escapeXml(`${origin}/events`)}</link>
<description>Upcoming workshops, talks and meetups</description>
<language>en</language>
<atom:link href="${escapeXml(`${origin}/events.rss`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
