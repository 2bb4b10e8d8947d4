import type { EventFactsPage } from './page.server.ts';

interface Surroundings {
  origin: string;
  organization: string;
}

const modes = { both: 'Mixed', 'on-site': 'Offline', online: 'Online' } as const;

/** A place by its name; what follows the first comma is its address. */
function placeThing(place: string): Record<string, string> {
  const [name = '', ...address] = place.split(/,\s*/);
  return { '@type': 'Place', name, ...(address.length > 0 ? { address: address.join(', ') } : {}) };
}

/** What search engines are told of an event, as schema.org has it. */
export function eventThing(
  page: EventFactsPage,
  { origin, organization }: Surroundings,
): Record<string, unknown> {
  const url = `${origin}/event/${page.slug}`;
  const has = (mode: string) => page.tickets.some((ticket) => ticket.mode === mode);
  const mode = has('on-site') ? (has('online') ? 'both' : 'on-site') : 'online';
  const left = page.tickets.reduce((sum, ticket) => sum + ticket.left, 0);
  const places = [
    ...(has('on-site') ? [placeThing(page.place)] : []),
    ...(has('online') ? [{ '@type': 'VirtualLocation', url }] : []),
  ];
  return {
    '@type': page.kind === 'conference' ? 'BusinessEvent' : 'EducationEvent',
    '@id': `${url}#event`,
    name: page.title,
    description: page.summary,
    url,
    startDate: page.start,
    endDate: page.end,
    eventStatus: `https://schema.org/Event${page.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${modes[mode]}EventAttendanceMode`,
    location: places.length === 1 ? places[0] : places,
    maximumAttendeeCapacity: page.tickets.reduce((sum, { capacity }) => sum + capacity, 0),
    remainingAttendeeCapacity: left,
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'EUR',
      url: `${url}#take-a-seat`,
      availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
    },
    organizer: { '@type': 'Organization', '@id': `${origin}/#organization`, name: organization, url: origin },
    performer: page.speakers.map(({ name }) => ({ '@type': 'Person', name })),
  };
}
