export const groups = [
  'Data and files',
  'Email',
  'Sign-in',
  'Calendars and meetings',
  'Payments and bookkeeping',
  'Customers and support',
  'Chat and teams',
  'AI and language',
  'Shops and parcels',
  'Analytics and operations',
  'Feeds and APIs',
] as const;

export const auths = ['None', 'API key', 'OAuth 2.0', 'Password', 'Signature', 'Key pair'] as const;

/** One protocol or service that a product can be connected to. */
interface Named {
  name: string;
  group: (typeof groups)[number];
  /** What it is for. */
  use: string;
  /** How both sides know each other. */
  auth: (typeof auths)[number];
  /** The sign of a brand in `brands.svg`, or up to four letters for a protocol. */
  mark: { brand: string } | { letters: string };
}

/** Something that this site's code speaks today. */
export interface Running extends Named {
  /** Environment variables, or what else switches it on. */
  set: string;
  /** Where a visitor can use it at once. */
  trial?: { opens: string; label: string };
}

/** Something we would have to connect: how many days of one person, and why so many. */
export interface Estimated extends Named {
  days: readonly [number, number];
  why: string;
}

export type Integration = Running | Estimated;
