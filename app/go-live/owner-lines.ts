import { counted } from '#lib/money/grouped.ts';
import type { GoLiveLine, SiteState } from './line.ts';

/** The facts by which a case study names its client and quotes them. */
export const clientFact = 'Client';
export const quoteFact = 'In their words';

const mostNames = 4;

function named(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

export function emailLine({ contact: { email }, people: { withoutAddress } }: SiteState): GoLiveLine {
  const isUnset = email === '' || email.endsWith('.example');
  return {
    id: 'email',
    name: 'Email address',
    says: isUnset
      ? 'No address is set, so visitors can only use the contact form. Nobody is emailed about enquiries unless STAFF_MAIL is set.'
      : withoutAddress.length > 0
        ? `Visitors see ${email}. Emails about bookings with ${named(withoutAddress)} go there too, because these hosts have no address yet.`
        : `Visitors see ${email}.`,
    isDone: !isUnset,
    href: '/admin-panel/settings#contact',
  };
}

/** A setting that a site may go without. */
const wish =
  (id: string, name: string, read: (state: SiteState) => string, unset: string, href: string) =>
  (state: SiteState): GoLiveLine => {
    const value = read(state);
    return {
      id,
      name,
      says: value === '' ? unset : `Visitors see ${value}.`,
      isDone: value !== '',
      href,
      isOptional: true,
    };
  };

export const phoneLine = wish(
  'phone',
  'Telephone',
  ({ contact }) => contact.phone,
  'No number is set, so none is shown.',
  '/admin-panel/settings#contact',
);

export const chatLine = wish(
  'chat',
  'Messaging link',
  ({ links }) => links.chat,
  'No link is set, so visitors aren’t offered a messaging service.',
  '/admin-panel/settings#links',
);

export const repositoryLine = wish(
  'repository',
  'Source code link',
  ({ links }) => links.repository,
  'No link is set, so the site doesn’t mention its source code.',
  '/admin-panel/settings#links',
);

/** Something that visitors are offered once it is set up. */
const offer =
  (id: 'google' | 'bank', name: string, unset: string, whenSet: string, href?: string) =>
  ({ offers }: SiteState): GoLiveLine => ({
    id,
    name,
    says: offers[id] ? whenSet : unset,
    isDone: offers[id],
    ...(href ? { href } : {}),
    isOptional: true,
  });

export const googleLine = offer(
  'google',
  'Google sign-in',
  'No Google client is set, so visitors can’t sign in with Google. Set GOOGLE_CLIENT_ID.',
  'Visitors can sign in with Google.',
);

export const bankLine = offer(
  'bank',
  'Bank account',
  'No account number is set, so invoices don’t show one.',
  'Invoices show your bank account.',
  '/admin-panel/settings#billing',
);

export function peopleLine({ people: { unnamed } }: SiteState): GoLiveLine {
  return {
    id: 'people',
    name: 'People',
    says:
      unnamed.length > 0
        ? `Some hosts and speakers still have a role instead of a name: ${named(unnamed)}. Enter the names of the people visitors will meet.`
        : 'Every host and speaker has a name.',
    isDone: unnamed.length === 0,
    href: '/admin-panel/bookings/hosts',
  };
}

/** What only clients can give. */
const given =
  (id: 'clients' | 'quotes', name: string, without: string, withSome: string) =>
  ({ stories }: SiteState): GoLiveLine => ({
    id,
    name,
    says: stories[id] > 0 ? `${counted(stories[id], 'case study', 'case studies')} ${withSome}.` : without,
    isDone: stories[id] > 0,
    href: '/admin-panel/content?kind=story',
    isOptional: true,
  });

export const clientsLine = given(
  'clients',
  'Clients',
  `No case study names a client. Once a client agrees, add the fact “${clientFact}: their name”.`,
  'with a client’s name',
);

export const quotesLine = given(
  'quotes',
  'Quotes',
  `No case study quotes a client. Ask a client for a sentence, and add the fact “${quoteFact}: what they said”.`,
  'with a quote from a client',
);

export function policiesLine({ policiesAsWritten }: SiteState): GoLiveLine {
  return {
    id: 'policies',
    name: 'Policies',
    says:
      policiesAsWritten > 0
        ? `${counted(policiesAsWritten, 'policy still has', 'policies still have')} the text that came with the site. Have a lawyer check it, then save your own version.`
        : 'You have saved your own version of every policy.',
    isDone: policiesAsWritten === 0,
    href: '/admin-panel/content?kind=policy',
  };
}

export function eventsLine({ eventsWithoutLink }: SiteState): GoLiveLine {
  return {
    id: 'events',
    name: 'Online events',
    says:
      eventsWithoutLink > 0
        ? `${counted(eventsWithoutLink, 'upcoming event doesn’t', 'upcoming events don’t')} tell guests where to join. Add the link under “What guests online are told”.`
        : 'Every upcoming event tells guests where to join.',
    isDone: eventsWithoutLink === 0,
    href: '/admin-panel/events',
  };
}
